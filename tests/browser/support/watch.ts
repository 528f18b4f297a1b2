/** What a page must not do while it is looked at: report errors, or talk to anyone but the site. */
import type {Page} from '@playwright/test';

export interface Watch {
  /** Errors in the console and uncaught ones, React's reports of a failed hydration among them. */
  errors: string[];
  /** Addresses outside the site that were asked for. */
  foreign: string[];
  /** Takes both lists, so that the next page starts with empty ones. */
  take: () => string[];
}

/**
 * Watches everything that a page does from now on.
 *
 * @param site origin of the site; everything else is foreign
 */
export function watch(page: Page, site = process.env.SITE_ORIGIN): Watch {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser's own note that the document was answered with 404, which is right for a missing page.
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
    take: () => [...errors.splice(0), ...foreign.splice(0).map((url) => `asked for ${url}`)],
  };
}
