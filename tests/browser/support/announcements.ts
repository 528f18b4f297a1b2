import type {Locator, Page} from '@playwright/test';

/**
 * From here on, time passes only when the test says so; a delay of the machine passes for none. The clock must have been
 * installed before the page was opened: a timer that runs already would be neither stopped nor cleared.
 */
export async function stopTime(page: Page): Promise<void> {
  // The time has to be in the future when the call arrives.
  await page.clock.pauseAt(Date.now() + 86_400_000);
}

export async function listen(region: Locator): Promise<() => Promise<string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => {
      const text = element.textContent.trim();
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(note).observe(element, {childList: true, characterData: true, subtree: true});
    return texts;
  });
  return () => heard.jsonValue();
}
