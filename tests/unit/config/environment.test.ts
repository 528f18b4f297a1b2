import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterAll, expect, it} from 'vitest';
import {environment} from '../../../src/config/environment';
import {readSettings, SETTINGS} from '../../../src/config/settings';

const dir = mkdtempSync(path.join(tmpdir(), 'env-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('the variables of .env count, unless they are set, also to nothing', () => {
  expect(environment(dir, {A: 'b'})).toEqual({A: 'b'});
  const lines = ['SITE_URL=https://file.example # ours', 'MEETING_URL=https://file.example', 'B="c#d"'];
  writeFileSync(path.join(dir, '.env'), lines.join('\n'));
  expect(environment(dir, {A: 'b', MEETING_URL: ''})).toEqual({
    ...{A: 'b', B: 'c#d'},
    ...{SITE_URL: 'https://file.example', MEETING_URL: ''},
  });
});

it('.env.example changes nothing as it is, and has an accepted value for every setting', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(parseEnv(lines)).toEqual({});
  const values = parseEnv(lines.replace(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(values).sort()).toEqual(Object.keys(SETTINGS).sort());
  expect(() => readSettings(values)).not.toThrow();
});
