/** `npm run check:content`: checks records, brand, settings, and the words of records and Markdown. Prints all errors with file, field, value and rule. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import prose from '../prose.config';
import {SEEDS} from '../src/content/scenes';
import {siteSettings} from '../src/config/environment';
import {readKit} from '../src/plugins/brand/kit';
import {checkContent, formatErrors, type Content} from '../src/plugins/content/check';
import {cutOffWarning} from '../src/plugins/content/routes';
import {loadContentFiles, type RawFile} from '../src/plugins/content/load';
import {mapTexts} from '../src/lib/tokens';
import {habitsOf, proseOf, usesIn, type Habit} from './prose';

const problems: string[] = [];

async function attempt<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
  }
}

interface Text {
  file: string;
  text: string;
  where?: Habit['where'];
}

/** The prose of the records, without names, such as that of an icon: they have no space. */
function textsOfRecords(files: readonly RawFile[]): Text[] {
  const texts: Text[] = [];
  for (const {file, value} of files) {
    mapTexts(value, (text) => {
      // Code has the spelling of its language.
      if (text.includes(' ')) texts.push({file: `src/content/${file}`, text: text.replace(/`[^`]*`/g, 'code')});
      return text;
    });
  }
  return texts;
}

/** The prose of guides, posts and Markdown pages. */
async function textsOfMarkdown(): Promise<Text[]> {
  const files = await Globby(['docs/guides', 'blog', 'src/pages'].map((folder) => `${folder}/**/*.{md,mdx}`));
  return files.map((file) => ({
    file,
    text: proseOf(readFileSync(file, 'utf8')),
    where: file.startsWith('docs/') ? 'reference' : 'pages',
  }));
}

/** What breaks the house style. The brand has a spelling of its own. */
const habitsIn = (texts: readonly Text[], name: string): string[] =>
  texts.flatMap(({file, text, where}) =>
    usesIn(text.replaceAll(name, 'Brand'), habitsOf(prose, where)).map((use) => `  ${file}: ${use}`),
  );

async function main(): Promise<void> {
  await attempt(() => siteSettings());
  const files = await attempt(() => loadContentFiles(path.resolve('src/content')));
  if (files) {
    const {content, errors} = checkContent(files);
    if (errors.length > 0) problems.push(formatErrors(errors));
    const {brand} = content as Partial<Content>;
    const habits = brand ? habitsIn([...textsOfRecords(files), ...(await textsOfMarkdown())], brand.name) : [];
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
