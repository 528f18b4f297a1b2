/** Checks all records and settings and prints every error with file, field, value and rule. */
import path from 'node:path';
import {readSettings} from '../src/config/settings';
import {checkContent, formatErrors} from '../src/plugins/content/check';
import {loadContentFiles} from '../src/plugins/content/load';

async function main(): Promise<void> {
  const problems: string[] = [];
  try {
    readSettings(process.env);
  } catch (error) {
    problems.push((error as Error).message);
  }
  try {
    const {content, errors} = checkContent(await loadContentFiles(path.resolve('src/content')));
    if (errors.length > 0) problems.push(formatErrors(errors));
    else {
      const {solutions, features, competitors, integrations} = content;
      console.log(
        `Content is right: ${solutions.length} solutions, ${features.length} features, ${competitors.length} comparisons, ${integrations.length} integrations.`,
      );
    }
  } catch (error) {
    problems.push((error as Error).message);
  }
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

void main();
