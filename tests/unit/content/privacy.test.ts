/** The privacy policy names everything that the site stores in a browser. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import privacy from '../../../src/content/legal/privacy';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = ['src', 'packages/kit/src', 'packages/docusaurus-openapi-pages/src'].map((name) =>
  path.join(ROOT, name),
);

/** What the policy says about each key. Docusaurus stores the colour theme. */
const TOLD: Record<string, RegExp> = {
  'sample-language': /local storage.*the programming language/,
};

it('names every key that the site stores in a browser', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const keys = sources
    .filter((source) => /\b(?:localStorage|sessionStorage|Storage)\b/.test(source))
    .flatMap((source) => [...source.matchAll(/\b\w*KEY = '([^']+)'/g)].map(([, key]) => key!));
  expect(keys.sort()).toEqual(Object.keys(TOLD).sort());

  const policy = privacy({contactEmail: 'people@example.org', contactEndpoint: null, meetingUrl: null});
  const {body} = policy.sections.find(({title}) => title === 'What stays in your browser')!;
  const text = body.flat().join(' ');
  for (const [key, words] of Object.entries(TOLD)) expect(text, key).toMatch(words);
});
