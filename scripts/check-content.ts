/** `npm run check:content`: checks records, their words, brand and settings. Prints all errors with file, field, value and rule. */
import path from 'node:path';
import {siteSettings} from '../src/config/environment';
import {readKit} from '../src/plugins/brand/kit';
import {checkContent, formatErrors} from '../src/plugins/content/check';
import {loadContentFiles, loadPageFiles} from '../src/plugins/content/load';

const problems: string[] = [];

async function attempt<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
  }
}

async function main(): Promise<void> {
  await attempt(() => siteSettings());
  const files = await attempt(() => loadContentFiles(path.resolve('src/content')));
  if (files) {
    const {content, errors} = checkContent(files, 'static', await loadPageFiles(path.resolve('src/pages')));
    if (errors.length > 0) problems.push(formatErrors(errors));
    if (!errors.some(({file}) => file === 'brand.ts')) await attempt(() => readKit(process.cwd(), content.brand));
    if (problems.length === 0) {
      const {solutions, features, competitors, integrations} = content;
      console.log(
        `Content is valid: ${solutions.length} solutions, ${features.length} features, ${competitors.length} comparisons, ${integrations.length} integrations.`,
      );
    }
  }
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

void main();
