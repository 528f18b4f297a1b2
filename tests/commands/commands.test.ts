/** The checks from the command line: their output and exit codes for invalid content and contracts. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyProject} from '../../scripts/copy';
import {isPermitted, type Component} from '../../scripts/licences';
import {contractDir} from '../../src/config/reference';
import {SETTINGS} from '../../src/config/settings';
import lock from '../../package-lock.json';
import {ROOT} from '../support/copy';
import {NEW_OPERATION} from '../support/newOperation';

let copy: string;

const run = (command: string, cwd: string, env: NodeJS.ProcessEnv = {}, args: string[] = []) => {
  const own = Object.keys(SETTINGS).map((name) => [name, undefined]);
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', command, ...args], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...Object.fromEntries(own), ...env},
  });
  return {status, stdout, stderr};
};

/** Replaces the first match in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`There is nothing to replace in ${file}: ${from}`);
  writeFileSync(target, changed);
}

beforeAll(() => {
  copy = copyProject('commands');
});
afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('npm run check:content', () => {
  /** One fault of each kind: the text to replace, and the line that is printed. The unit tests cover every rule. */
  const FAULTS: [file: string, from: string | RegExp, to: string, printed: RegExp][] = [
    ['solutions/employee-training.ts', "slug: 'employee-training',", '', /: slug: .*; found nothing/],
    ['features/skills-engine.ts', "'skill-reports', ", "'mind-reading', ", /: related\[1\]: .*; found "mind-reading"/],
    [
      'features/live-training.ts',
      'const ',
      'const const ',
      /: \(file\): must load without an error; found .*live-training\.ts:3:6/,
    ],
    [
      'integrations.ts',
      "slug: 'workday'",
      "slug: 'okta'",
      /: \[3\]\.slug: must be unique; also used in .*; found "okta"/,
    ],
    ['tiers.ts', 'min: 251', 'min: 260', /: tiers\[2\]\.min: .*without gap: 251; found 260/],
    [
      'metadata.ts',
      'LMS for employees, customers and partners',
      'So',
      /: pages\["\/solutions"\]\.title: .*3.*; found "So"/,
    ],
    ['about.ts', /headline: '[^']+'/, "headline: ' '", /: headline: must not be empty; found " "/],
  ];

  it('accepts the records', () => {
    const {status, stdout, stderr} = run('check:content', copy);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Content is valid: \d+ solutions, \d+ features, \d+ comparisons, \d+ integrations\.\n$/);
  });

  it('prints all errors at once, each with file, field, rule and value, including those of settings', () => {
    for (const [file, from, to] of FAULTS) change(`src/content/${file}`, from, to);
    const {status, stdout, stderr} = run('check:content', copy, {SITE_URL: 'ftp://example.org', BASE_URL: 'lms'});
    expect([status, stdout]).toEqual([1, '']);
    const lines = stderr.split('\n');
    const missing = FAULTS.filter(
      ([file, , , printed]) => !lines.some((line) => line.includes(`src/content/${file}: `) && printed.test(line)),
    );
    expect(missing, stderr).toEqual([]);
    // The missing slug is also not the name of the file, and the slug that two integrations have is reported for both.
    expect(stderr).toContain(`Invalid content in ${FAULTS.length + 2} places:`);
    expect(stderr).toContain('SITE_URL: must be an https URL');
    expect(stderr).toContain('BASE_URL: must start and end with a slash, such as /lms/; found "lms"');
    expect(stderr).not.toContain(ROOT);
  });
});

describe('npm run reference', () => {
  /** A bundle as an earlier build would have left it. */
  function leaveBundle(contract: string): string {
    const dir = path.join(copy, contractDir(contract));
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'openapi.json'), '{}');
    return dir;
  }

  it('stops at an error in a file of our contract', () => {
    change('openapi/paths/courses-id.yaml', 'operationId: getCourse', 'operationId: listCourses');
    const last = leaveBundle('openapi/openapi.yaml');
    const {status, stderr} = run('reference', copy);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^openapi\/paths\/courses-id\.yaml:\d+: operation-operationId-unique: .* \(#\/get\//m);
    expect(stderr).toContain('The contract has errors in 1 place. The pages of the reference were not generated.');
    expect(readFileSync(path.join(last, 'openapi.json'), 'utf8')).toBe('{}');
    change('openapi/paths/courses-id.yaml', 'operationId: listCourses', 'operationId: getCourse');
  });

  it('adds the page of a new operation, which is one file and one line', () => {
    NEW_OPERATION.addTo(copy);
    expect(run('lint:api', copy)).toEqual({
      status: 0,
      stdout: 'openapi/openapi.yaml is valid.\nopenapi/journeys.arazzo.yaml is valid.\n',
      stderr: '',
    });
    const {status, stderr} = run('reference', copy);
    expect(status, stderr).toBe(0);
    const {slug, summary} = NEW_OPERATION;
    const generated = (file: string) => readFileSync(path.join(copy, 'docs/reference', file), 'utf8');
    expect(generated(`${slug}.api.mdx`)).toContain(`title: "${summary}"`);
    expect(generated('sidebar.ts')).toContain(slug);
    expect(JSON.parse(generated(`${slug}.json`)).operation).toMatchObject({method: 'POST', summary});
  });
});

describe('npm run lint:api', () => {
  it('fails for a server without TLS, and for a journey with a missing operation', () => {
    change('openapi/openapi.yaml', '- url: https://api', '- url: http://api');
    change('openapi/journeys.arazzo.yaml', /operationId: .*/, '');
    const {status, stdout, stderr} = run('lint:api', copy);
    expect(status).toBe(1);
    const output = stdout + stderr;
    expect(output).toMatch(/^openapi\/openapi\.yaml:\d+: contract\/server-https: .* \(#\/servers\/0\/url\)$/m);
    expect(output).toMatch(/openapi\/journeys\.arazzo\.yaml:\d+:\d+/);
  });
});

describe('npm run licences', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
    for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(ROOT, file), path.join(folder, file));
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('writes a bill of materials with all packages of the lockfile, and all licences are allowed', () => {
    const script = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, 'scripts/licences.ts')];
    const {status, stdout, stderr} = spawnSync(process.execPath, script, {cwd: folder, encoding: 'utf8'});
    expect(status, stderr).toBe(0);
    const file = '.cache/licences/sbom.cdx.json';
    expect(stdout).toContain(`the bill of materials is ${file}`);
    const bill = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {components: Component[]};
    const named = (components: Iterable<string>) => [...new Set(components)].sort();
    const locked = Object.entries(lock.packages as Record<string, {version: string}>).slice(1);
    expect(named(bill.components.map(({name, version}) => `${name}@${version}`))).toEqual(
      named(locked.map(([place, {version}]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)),
    );
    expect(bill.components.filter((component) => !isPermitted(component))).toEqual([]);
  });
});
