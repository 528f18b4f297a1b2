import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import type {NavigationLinks} from '../../content/schema';
import {mapTexts} from '../../lib/tokens';
import {errorAt, formatErrors, type ContentError} from '../content/check';

/**
 * Checks the links of the menus before Docusaurus does, which would list each once for every page.
 *
 * @param isThere whether the build has a page or a file at a path below the base URL
 * @throws Error that names each link with its field
 */
export function checkMenus(navigation: NavigationLinks, isThere: (path: string) => boolean): void {
  const errors: ContentError[] = [];
  mapTexts(navigation, (text, keys) => {
    const isLink = keys.at(-1) === 'href' && text.startsWith('/');
    if (isLink && !isThere(text.replace(/[?#].*/, '')))
      errors.push(errorAt('navigation.ts', keys, text, 'must be the address of a page or a file'));
    return text;
  });
  if (errors.length > 0) throw plainError(formatErrors(errors));
}
