/** Accordions: their heading buttons and the panels these control. */
import {expect, type Locator, type Page} from '@playwright/test';

/** All accordion buttons in `main`, in order. */
export const openers = (page: Page): Locator => page.getByRole('main').locator('h2, h3').getByRole('button');

/** Positions of the open entries. Fails unless exactly the open entries show their panel. */
export async function openEntries(buttons: Locator): Promise<number[]> {
  const states = await buttons.evaluateAll((all) =>
    all.map((button) => ({
      isOpen: button.getAttribute('aria-expanded') === 'true',
      isShown: document.getElementById(button.getAttribute('aria-controls')!)!.firstElementChild!.checkVisibility(),
    })),
  );
  expect(states.map(({isShown}) => isShown)).toEqual(states.map(({isOpen}) => isOpen));
  return states.flatMap(({isOpen}, index) => (isOpen ? [index] : []));
}

/** Waits until exactly these entries are open. */
export const expectOpen = (buttons: Locator, entries: number[]) =>
  expect(async () => expect(await openEntries(buttons)).toEqual(entries)).toPass({
    intervals: [20, 50, 100],
    timeout: 10_000,
  });
