import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';

/** Infima in two parts: what every page needs, and what the written guides need besides. */
export interface InfimaParts {
  base: string;
  guides: string;
}

/** What pages outside the guides use of Infima: its treatment of plain elements, and the bar at the top. */
const BASE_WORDS =
  'html body h1 h2 h3 h4 h5 h6 p a ul ol li hr img svg strong code pre table thead tbody tr th td blockquote details summary button input navbar';

/** Theme components that guides do not show: replaced here, or made for blogs, versions and tags. */
const NOT_IN_GUIDES =
  /[\\/](?:AnnouncementBar|Blog\w*|DocCard\w*|DocCategory\w*|DocTag\w*|DocVersion\w*|ErrorPageContent|Footer|Logo|MDXPage|Mermaid|Navbar\w*|NotFound|SearchBar|Tag\w*)(?:[\\/]|\.js)/;

function filesIn(dir: string, extension: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => path.join(dir, file));
}

/** Variables of Infima that other sheets read: they stay wherever they are defined. */
function variablesRead(files: readonly string[]): string[] {
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/var\(\s*(--ifm-[\w-]+)/g)]);
  return [...new Set(names.map((match) => match[1]!))];
}

async function keep(css: string, words: string, variables: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: words, extension: 'txt'}],
    css: [{raw: css}],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    keyframes: true,
    safelist: {standard: [], variables},
    variables: true,
  });
  return result!.css;
}

/**
 * The rules of Infima that this site uses; the whole sheet is nine kilobytes on every page, most of it for components
 * that no page shows.
 *
 * @param css the sheet
 * @param themeDirs folders of the theme's components, which name the classes that guides use
 * @param siteDir folder of our own sheets
 */
export async function splitInfima(css: string, themeDirs: readonly string[], siteDir: string): Promise<InfimaParts> {
  const components = themeDirs.flatMap((dir) => filesIn(dir, '.js')).filter((file) => !NOT_IN_GUIDES.test(file));
  const words = components.map((file) => readFileSync(file, 'utf8')).join('\n');
  const variables = variablesRead([...themeDirs, siteDir].flatMap((dir) => filesIn(dir, '.css')));
  const [base, guides] = await Promise.all([keep(css, BASE_WORDS, variables), keep(css, words, [])]);
  return {base, guides};
}
