/** What maintainers read has none of the habits either: documents, and comments of the source. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {habitsIn, proseOf} from '../../scripts/prose/voice';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['bench', 'docs', 'openapi', 'scripts', 'src', 'tests'];
/** The list of the habits, and the customer’s specification. */
const OTHER = /^(?:scripts\/prose|tests\/unit)\/voice\.|^docs\/specification\.md$|node_modules\//;

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !OTHER.test(file));

const files = FOLDERS.flatMap(filesOf);
const problemsOf = (chosen: readonly string[], textOf: (source: string) => string): string[] =>
  chosen.flatMap((file) =>
    habitsIn(textOf(readFileSync(path.join(ROOT, file), 'utf8'))).map((problem) => `${file}: ${problem}`),
  );

/** Comments without code in backticks; those of one line that follow each other are one paragraph. A media type such as any/any starts none. */
const commentsOf = (source: string): string =>
  [...source.matchAll(/(?:^|(?<=[\s;{(]))\/\*[\s\S]*?\*\/|(?:^|(?<=[\s;{}]))\/\/ .*(?:\n\s*\/\/ .*)*/gm)]
    .map(([comment]) => proseOf(comment.replace(/^\s*(?:\*\/?|\/\/)/gm, '').replace(/^\/\*+|\*\/$/g, '')))
    .join('\n');

describe('the habits', () => {
  it('are found, with their exceptions', () => {
    expect(habitsIn('Somebody stands here.').length).toBe(2);
    expect(habitsIn('It stands for the colour of someone’s team.')).toEqual([]);
    expect(habitsIn('He said "no".')).toEqual([]);
    expect(habitsIn('He said "no".', 'typeset')).toHaveLength(2);
    expect(habitsIn('The answer has two members.', 'api')).toHaveLength(2);
    expect(commentsOf("const url = 'http://x.example'; // Nobody\nf(); // `whoever`\n/* beside */").trim()).toMatch(
      /^Nobody\s+`\s+beside$/,
    );
  });

  it('are in no document', () => {
    expect(problemsOf(['README.md', ...files.filter((file) => file.endsWith('.md'))], proseOf)).toEqual([]);
  });

  it('are in no comment', () => {
    expect(
      problemsOf(
        files.filter((file) => /\.(?:tsx?|css|mjs)$/.test(file)),
        commentsOf,
      ),
    ).toEqual([]);
  });
});
