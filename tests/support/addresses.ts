import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Files whose text people or programs read. */
const IS_TEXT = /\.(?:html|json|md|txt|xml|yaml)$|api-catalog$/;

/** A file of the site in running text. */
const FILE = /(?<![\w.:/~-])\/(?:[\w-]+\/)*\.?[\w-]+\.(?:txt|md|json|yaml|xml)\b/g;

/**
 * Addresses of the site that texts of a build name, although it has no such page or file, each with one that names it.
 *
 * @param home URL of the home page, with a slash at the end
 */
export function namedInVain(dir: string, home: string): string[] {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  const known = new Set(files.flatMap((file) => [file, file.replace(/(?:index)?\.html$/, '')]));
  const base = new URL(home).pathname;
  const absolute = new RegExp(`${home.replaceAll('.', '\\.')}[\\w./%-]*[\\w-]`, 'g');
  const found = new Map<string, string>();
  for (const file of files.filter((one) => IS_TEXT.test(one))) {
    const source = readFileSync(path.join(dir, file), 'utf8');
    const text = file.endsWith('.html') ? source.replace(/<script[^]*?<\/script>|<[^>]*>/g, ' ') : source;
    const named = [...(source.match(absolute) ?? []), ...(text.match(FILE) ?? [])];
    for (const address of named) {
      const below = address.replace(home, '/').replace(base, '/').slice(1);
      if (!known.has(below)) found.set(address, file);
    }
  }
  return [...found].map(([address, file]) => `${address} in ${file}`);
}
