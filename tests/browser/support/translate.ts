/**
 * Translates pages the way Chrome does: each text node is replaced by new text in two nested `font` elements, also in
 * content that appears later. The text stays the same, so that a translated page can be compared with another one.
 */
import {expect, type Page} from '@playwright/test';
import {visit} from './site';
import {watch} from './watch';

export interface TranslateOptions {
  /** True if both pages show a countdown, which starts at another moment in each. */
  isTicking?: boolean;
}

/** Translates every page that the tab loads from now on, after it hydrates. */
const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const skipped = 'font, option, script, style, textarea, [translate="no"]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    const start = () => {
      wrapAll(document.body);
      new MutationObserver((records) => {
        for (const {target, addedNodes} of records) [target, ...addedNodes].forEach(wrapAll);
        document.documentElement.dataset.translated = '';
      }).observe(document.body, {childList: true, characterData: true, subtree: true});
      document.documentElement.dataset.translated = '';
    };
    new MutationObserver((_records, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      start();
    }).observe(document, {attributes: true, childList: true, subtree: true});
  });

/** Text of the page without its scripts. Durations and dates are masked, because they differ between two pages. */
const textOf = (page: Page, isTicking = false): Promise<string> =>
  page.evaluate((hasCountdown) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style').forEach((element) => element.remove());
    const text = copy.textContent!.replace(/\s+/g, ' ');
    return (hasCountdown ? text.replace(/\d+ seconds?/g, '# seconds') : text)
      .replace(/\d+(\.\d+)? m?s(?=[\d\W]|$)/g, '# ms')
      .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '#');
  }, isTicking);

/** What a visitor does: a name and an action on the page. */
export type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** Where two texts begin to differ; empty if they don't. */
function difference(found: string, wanted: string): string {
  if (found === wanted) return '';
  let start = 0;
  while (found[start] === wanted[start]) start++;
  const excerpt = (text: string) => text.slice(Math.max(0, start - 40), start + 80);
  return `“${excerpt(found)}” instead of “${excerpt(wanted)}”`;
}

/**
 * Takes the same steps on a page as it is and on a translated one, and compares their texts after each step. Fails on a
 * crash, an error or a text that is out of date on the translated page.
 */
export async function compare(plain: Page, path: string, steps: readonly Step[], options?: TranslateOptions) {
  const translated = await plain.context().newPage();
  const {errors} = watch(translated);
  // Browsers log every error status.
  const isUnexpected = (error: string) => !/^Failed to load resource/.test(error);
  await translate(translated);
  await Promise.all([visit(plain, path), visit(translated, path)]);
  await expect(translated.locator('html')).toHaveAttribute('data-translated');
  const opening: Step = ['opening the page', async () => {}];
  for (const [name, act] of [opening, ...steps]) {
    const message = `${path}: ${name}`;
    await act(plain);
    await act(translated).catch((error: Error) => errors.push(error.message));
    expect(errors.splice(0).filter(isUnexpected), message).toEqual([]);
    const {isTicking} = options ?? {};
    const texts = async () => difference(await textOf(translated, isTicking), await textOf(plain, isTicking));
    // Two pages at a time: each can take as long as one alone.
    await expect.poll(texts, {message, timeout: 20_000}).toBe('');
    expect(errors.splice(0).filter(isUnexpected), message).toEqual([]);
  }
  expect(await translated.locator('body font font').count()).toBeGreaterThan(0);
  await translated.close();
}
