import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterAll, expect, it} from 'vitest';
import {siteSettings} from '../../../src/config/environment';
import {readSettings, SETTINGS} from '../../../src/config/settings';

const dir = mkdtempSync(path.join(tmpdir(), 'env-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('the variables of .env count, unless they are set, also to nothing', () => {
  expect(siteSettings(dir, {SITE_URL: 'https://a.example'}).siteUrl).toBe('https://a.example');
  const lines = [
    'SITE_URL=https://file.example # ours',
    'MEETING_URL=https://file.example',
    'CONTACT_ENDPOINT="https://c.example/#d"',
  ];
  writeFileSync(path.join(dir, '.env'), lines.join('\n'));
  expect(siteSettings(dir, {MEETING_URL: ''})).toMatchObject({
    siteUrl: 'https://file.example',
    meetingUrl: null,
    contactEndpoint: 'https://c.example/#d',
  });
});

it('a fault says whether the file has it', () => {
  writeFileSync(path.join(dir, '.env'), 'SITE_URL=a\nAPP_URL=b\n');
  expect(() => siteSettings(dir, {APP_URL: 'c'})).toThrow(
    /^Invalid settings:\n {2}SITE_URL: .*; found "a" in \.env\n {2}APP_URL: .*; found "c"$/,
  );
});

it('a name in .env that is no setting is an error, with the setting that is like it, beside those of values', () => {
  writeFileSync(path.join(dir, '.env'), 'CONTACT_ENDPONT=https://file.example\nPORT=3001\nSITE_STOCK=2');
  expect(() => siteSettings(dir, {})).toThrow(
    /^Invalid settings:\n {2}CONTACT_ENDPONT: .*; did you mean "CONTACT_ENDPOINT"\?\n {2}PORT: [^;\n]*\n {2}SITE_STOCK: .*$/,
  );
});

it('.env.example changes nothing as it is, and has an accepted value for every setting', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(parseEnv(lines)).toEqual({});
  const values = parseEnv(lines.replace(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(values).sort()).toEqual(Object.keys(SETTINGS).sort());
  expect(() => readSettings(values)).not.toThrow();
});
