import type {Locator, Page} from '@playwright/test';

export const openers = (page: Page): Locator => page.getByRole('main').locator('h2, h3').getByRole('button');
