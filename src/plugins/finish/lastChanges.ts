/** When the content of pages last changed, from the history of the repository. */
import {execFileSync} from 'node:child_process';

/** Days as `2025-12-04`, by file below the folder of the site. */
export type LastChanges = ReadonlyMap<string, string>;

/** The last change of each file; none outside a repository, or in one without its history. */
export function lastChanges(siteDir: string): LastChanges {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    for (const line of git(
      'log',
      '--format=:%cs',
      '--name-only',
      '--relative',
      '--',
      'src/content',
      'docs/guides',
      'openapi',
    ).split('\n')) {
      if (line.startsWith(':')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without Git, no day is known.
  }
  return days;
}

/** Files of pages that do not begin with the name of the page. */
const MORE: Readonly<Record<string, readonly string[]>> = {pricing: ['tiers.', 'billing.'], compare: ['comparison']};

/** Beginnings of the files that have the words of a page. */
function sourcesOf(path: string): string[] {
  const [, section = '', ...rest] = path.split('/');
  const slug = rest.at(-1) ?? '';
  if (section === 'developer') return rest[0] === 'guides' ? [`docs/guides/${slug}.`] : ['openapi/'];
  if (section === 'compare' && slug) return [`src/content/comparisons/${slug.replace(/-alternative$/, '')}.`];
  if (slug) return [`src/content/${section}/${slug}.`, `src/content/featureCategories/${slug}.`];
  const name = (section || 'home').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // With what it lists: /features changes with the feature pages, /pricing with the questions about prices.
  return [`legal/${name}.`, `guides/${name}.`, name, ...(MORE[name] ?? [])].map((file) => `src/content/${file}`);
}

/** The day on which the words of a page last changed; undefined if it is not known. */
export function lastChangeOf(path: string, changes: LastChanges): string | undefined {
  const sources = sourcesOf(path);
  const days = [...changes].flatMap(([file, day]) => (sources.some((source) => file.startsWith(source)) ? [day] : []));
  return days.sort().at(-1);
}
