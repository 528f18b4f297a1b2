import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {environment} from '../../../src/config/environment';
import {readSettings, SETTINGS} from '../../../src/config/settings';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('environment', () => {
  it('adds the variables of .env', () => {
    writeFileSync(
      path.join(dir, '.env'),
      '# Local\nSITE_URL=https://site.example # ours\nMEETING_URL="https://a.example/#b"\n',
    );
    expect(environment(dir, {PATH: '/bin'})).toEqual({
      PATH: '/bin',
      SITE_URL: 'https://site.example',
      MEETING_URL: 'https://a.example/#b',
    });
  });

  it('prefers variables that are set, also to nothing', () => {
    writeFileSync(path.join(dir, '.env'), 'SITE_URL=https://file.example\nMEETING_URL=https://file.example\n');
    const env = environment(dir, {SITE_URL: 'https://set.example', MEETING_URL: ''});
    const {siteUrl, meetingUrl} = readSettings(env);
    expect({siteUrl, meetingUrl}).toEqual({siteUrl: 'https://set.example', meetingUrl: null});
  });

  it('needs no file', () => {
    expect(environment(dir, {A: 'b'})).toEqual({A: 'b'});
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');

  it('changes nothing as it is', () => {
    expect(parseEnv(lines)).toEqual({});
  });

  it('has an accepted value for every setting', () => {
    const values = parseEnv(lines.replace(/^# (?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(values).sort()).toEqual(Object.keys(SETTINGS).sort());
    expect(() => readSettings(values)).not.toThrow();
  });
});
