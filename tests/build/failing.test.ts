import {spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {BUILD} from './support';

const build = (env: Record<string, string>) =>
  spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], {encoding: 'utf8', env: {...process.env, ...env}});

describe('a build that fails', () => {
  it('stops at once, names every wrong setting, and leaves the last good build', () => {
    const before = {html: readFileSync(`${BUILD}/index.html`, 'utf8'), time: statSync(`${BUILD}/index.html`).mtimeMs};
    const {status, stderr} = build({BASE_URL: 'lms', APP_URL: 'http://app.example'});
    expect(status).toBe(1);
    expect(stderr).toContain('BASE_URL: must start and end with a slash, such as /lms/; found "lms"');
    expect(stderr).toContain('APP_URL: must be an https URL');
    expect(stderr).toContain('last good one');
    expect(statSync(`${BUILD}/index.html`).mtimeMs).toBe(before.time);
    expect(readFileSync(`${BUILD}/index.html`, 'utf8')).toBe(before.html);
  }, 60_000);
});
