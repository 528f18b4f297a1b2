import type {Locator, Page} from '@playwright/test';

/** All accordion buttons in `main`, in order. */
export const openers = (page: Page): Locator => page.getByRole('main').locator('h2, h3').getByRole('button');
