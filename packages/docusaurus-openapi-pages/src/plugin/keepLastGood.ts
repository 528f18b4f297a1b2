import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {plainError} from '../lib/plainError.ts';

/**
 * Folder with one text file for each plugin that could not load its content. In files, because a change to the
 * configuration loads all plugins again, without the state of their modules.
 */
export const problemsDir = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'problems');

/**
 * Keeps a plugin's content loading after mistakes while `docusaurus start` runs: a mistake is passed to the browser
 * and the terminal, and pages show the last good content until it is fixed.
 *
 * Loads run one after another. Requests that arrive before the next load has begun share it, because Docusaurus asks
 * once for every changed file.
 *
 * @param name name of the plugin
 * @param load loads the content, and throws an Error that names what is wrong and where
 * @returns the same, but throws only if nothing has been loaded before
 */
export function keepLastGood<T>(
  name: string,
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  load: () => Promise<T>,
): () => Promise<T> {
  const dir = problemsDir(generatedFilesDir);
  const file = path.join(dir, `${name}.txt`);
  let last: {content: T} | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;

  async function run(): Promise<T> {
    next = undefined;
    try {
      last = {content: await load()};
      await rm(file, {force: true});
    } catch (error) {
      await mkdir(dir, {recursive: true});
      await writeFile(file, (error as Error).message.trim());
      if (!last) throw error;
    }
    return last.content;
  }

  return () => {
    if (!next) {
      next = previous.then(run);
      previous = next.catch(() => {});
    }
    return next;
  };
}

/** Texts of the files in a folder. A file may disappear meanwhile. */
function textsIn(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    try {
      return [readFileSync(path.join(dir, name), 'utf8')];
    } catch {
      return [];
    }
  });
}

/** Reports what plugins could not load as errors of each compilation, which the development server shows in the browser. */
export const reportProblems =
  (dir: string) =>
  (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('development', ({compiler: own, errors, contextDependencies}) => {
      // Compilations within this one, such as that of the document, would repeat them.
      if (own !== compiler) return;
      contextDependencies.add(dir);
      for (const text of textsIn(dir)) errors.push(plainError(text));
    });
