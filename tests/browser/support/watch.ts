/** Records errors and third-party requests of a page. */
import type {Page} from '@playwright/test';

export interface Watch {
  /** Console errors, which include failed hydration, and uncaught errors. */
  errors: string[];
  foreign: string[];
  take: () => string[];
}

/** @param site origin of the site */
export function watch(page: Page, site = process.env.SITE_ORIGIN): Watch {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser logs a 404 status of the document itself, which is correct for a not-found page.
    if (message.text().startsWith('Failed to load resource') && message.location().url === page.url()) return;
    errors.push(`${message.text().slice(0, 300)} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message.slice(0, 300)));
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site) foreign.push(request.url());
  });
  return {
    errors,
    foreign,
    take: () => [...errors.splice(0), ...foreign.splice(0).map((url) => `requested ${url}`)],
  };
}
