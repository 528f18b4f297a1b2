import type {HtmlTagObject} from '@docusaurus/types';
import {hexOf, THEMES, type Theme, type Tokens} from '../../lib/palette';

/** Elements of every page's head: favicons, manifest, and the theme colour of the browser's interface. */
export function headTags(baseUrl: string, tokens: Record<Theme, Tokens>): HtmlTagObject[] {
  const link = (rel: string, file: string, more: Record<string, string> = {}): HtmlTagObject => ({
    tagName: 'link',
    attributes: {rel, href: baseUrl + file, ...more},
  });
  const themeColor = (theme: Theme): HtmlTagObject => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: hexOf('var(--paper)', tokens[theme]),
      media: `(prefers-color-scheme: ${theme})`,
    },
  });
  return [
    // Browsers that support SVG icons use the last icon in a supported format.
    link('icon', 'favicon.ico', {sizes: '32x32'}),
    link('icon', 'favicon.svg', {type: 'image/svg+xml'}),
    link('apple-touch-icon', 'apple-touch-icon.png'),
    link('manifest', 'site.webmanifest'),
    ...THEMES.map(themeColor),
  ];
}
