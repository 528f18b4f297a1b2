/** `npm run check:content`: checks records, their words, brand and settings. Prints all errors with file, field, value and rule. */
import path from 'node:path';
import prose from '../prose.config';
import {SEEDS} from '../src/content/scenes';
import {siteSettings} from '../src/config/environment';
import {readKit} from '../src/plugins/brand/kit';
import {checkContent, formatErrors, type Content} from '../src/plugins/content/check';
import {cutOffWarning} from '../src/plugins/content/routes';
import {loadContentFiles, type RawFile} from '../src/plugins/content/load';
import {mapTexts} from '../src/lib/tokens';
import {habitsOf, usesIn} from './prose';

const problems: string[] = [];

async function attempt<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
  }
}

/** What breaks the house style in the records. */
function habitsIn(files: readonly RawFile[], name: string): string[] {
  const habits = habitsOf(prose);
  const found: string[] = [];
  for (const {file, value} of files) {
    mapTexts(value, (text) => {
      // Names, such as that of an icon, have no space.
      if (!text.includes(' ')) return text;
      const place = path.posix.join('src/content', file);
      // Code has the spelling of its language.
      const words = text.replaceAll(name, 'Brand').replace(/`[^`]*`/g, 'code');
      found.push(...usesIn(words, habits).map((use) => `  ${place}: ${use}`));
      return text;
    });
  }
  return found;
}

async function main(): Promise<void> {
  await attempt(() => siteSettings());
  const files = await attempt(() => loadContentFiles(path.resolve('src/content')));
  if (files) {
    const {content, errors} = checkContent(files);
    if (errors.length > 0) problems.push(formatErrors(errors));
    const {brand} = content as Partial<Content>;
    const habits = brand ? habitsIn(files, brand.name) : [];
    if (habits.length > 0) {
      const text = `House style (${prose.severity ?? 'warn'}, see prose.config.ts):\n${habits.join('\n')}`;
      if (prose.severity === 'error') problems.push(text);
      else console.warn(text);
    }
    if (brand) await attempt(() => readKit(process.cwd(), brand));
    if (problems.length === 0) {
      const used = JSON.stringify(files.map(({value}) => value));
      const unused = SEEDS.filter((seed) => !used.includes(`"imageSeed":"${seed}"`));
      if (unused.length > 0)
        console.warn(`No record shows these pictures of src/content/scenes, which may go: ${unused.join(', ')}`);
      const warning = cutOffWarning(content);
      if (warning) console.warn(warning);
      const {solutions, features, competitors, integrations} = content;
      const counts = Object.entries({solutions, features, comparisons: competitors, integrations});
      console.log(`Content is valid: ${counts.map(([name, {length}]) => `${name} ${length}`).join(', ')}.`);
    }
  }
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

void main();
