/** Pages that the browser translates: nothing crashes, and every text that changes is up to date. */
import {expect, test, type Page} from '@playwright/test';
import {SLIDER} from '../../src/content/pricing';
import {tiers} from '../../src/content/tiers';
import {dearest} from './support/prices';
import {visit} from './support/site';
import {watch} from './support/watch';

/** Puts each text into two `font` elements, as Chrome does, from now on and without other words, for a comparison. */
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

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style').forEach((element) => element.remove());
    return copy.textContent.replace(/\s+/g, ' ');
  });

const DEAR = dearest(tiers, 'monthly');

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/**
 * Takes the same steps on a page as it is and on a translated one, and compares their texts after each step. Fails on a
 * crash, an error or a text that is out of date on the translated page.
 */
async function compare(plain: Page, path: string, steps: readonly Step[]): Promise<void> {
  const translated = await plain.context().newPage();
  const {errors} = watch(translated);
  await translate(translated);
  await Promise.all([visit(plain, path), visit(translated, path)]);
  await expect(translated.locator('html')).toHaveAttribute('data-translated');
  for (const [name, act] of [['opening the page', async () => {}] as const, ...steps]) {
    await act(plain);
    await act(translated);
    const message = `${path}: ${name}`;
    await expect(async () => expect(await textOf(translated), message).toBe(await textOf(plain))).toPass({
      timeout: 20_000,
    });
    expect(errors, message).toEqual([]);
  }
  await expect(translated.locator('body font font')).not.toHaveCount(0);
  await translated.close();
}

const pressing = (name: string | RegExp): Step => [
  String(name),
  (page) => page.getByRole('button', {name}).first().click(),
];
const typing = (role: 'combobox' | 'textbox', text: string, name = ''): Step => [
  `${name} “${text}”`,
  (page) => page.getByRole(role, {name}).first().fill(text),
];

test('search, pricing and the contact form', async ({page}) => {
  await compare(page, '/privacy', [
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    ...['user', 'zzqqxx', '', 'security'].map((text) => typing('combobox', text)),
    ['the next result', (tab) => tab.keyboard.press('ArrowDown')],
    ['opening a result', (tab) => tab.keyboard.press('Enter')],
  ]);
  await compare(page, '/pricing', [
    ...[SLIDER.initial - 2, SLIDER.initial + 1, SLIDER.max].map((users) => typing('textbox', String(users))),
    ['monthly billing', (tab) => tab.getByRole('switch').click()],
    ...(DEAR === undefined ? [] : [typing('textbox', String(DEAR)), pressing(/^Switch to [\d,]+ users$/)]),
  ]);
  await compare(page, '/contact', [
    pressing('Send Message'),
    typing('textbox', 'Amara', 'Full Name'),
    typing('textbox', 'amara@example.com', 'Email Address'),
    typing('textbox', 'Hello', 'Message'),
    pressing('Send Message'),
    pressing('Back to your message'),
  ]);
});
