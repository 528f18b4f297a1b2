/** The checks from the command line: their output and exit codes for invalid content and contracts. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isAllowed, licenceOf, type Component} from '../../scripts/licences';
import {contractDir} from '../../src/config/reference';
import {SETTINGS} from '../../src/config/settings';
import lock from '../../package-lock.json';
import {copyProject, ROOT} from '../build/copy';

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

/** Replaces the first place that fits in a file of the copy. */
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
  /** One fault in each file: what is replaced, and the field, rule and value that have to be printed for it. */
  const FAULTS: [file: string, from: string | RegExp, to: string, printed: RegExp][] = [
    ['solutions/employee-training.ts', "slug: 'employee-training',", '', /: slug: .*; found nothing/],
    ['solutions/compliance-training.ts', /faq: \[[\s\S]*?\n {4}\]/, 'faq: []', /: page\.faq: .*5.*; found \[\]/],
    ['solutions/customer-training.ts', "'external'", "'nobody'", /: category: must be one of .*; found "nobody"/],
    ['features/quizzes.ts', "'learning-content'", "'games'", /: category: must be one of .*; found "games"/],
    [
      'features/gamification.ts',
      "slug: 'gamification'",
      "slug: 'quizzes'",
      /: slug: .*"gamification"; found "quizzes"/,
    ],
    ['features/skills-engine.ts', "'skill-reports', ", "'mind-reading', ", /: related\[1\]: .*; found "mind-reading"/],
    ['features/smart-notes.ts', 'Smart Notes and Collections', 'Skills Engine', /: title: must be unique; also at /],
    ['features/mobile-apps.ts', "icon: 'smartphone'", "icon: 'unicorn'", /: icon: .*; found "unicorn"/],
    ['features/flashcards.ts', /order: \d+/, "order: 'first'", /: order: .*number.*; found "first"/],
    [
      'features/live-training.ts',
      'const ',
      'const const ',
      /: \(file\): must be a module that can be read; found .*live-training\.ts:3:6/,
    ],
    ['features/audit-logs.ts', /imageSeed: '[^']+'/, "imageSeed: 'moonwalk'", /: imageSeed: .*; found "moonwalk"/],
    ['featureCategories/admin-platform.ts', 'order: 3,', "order: 3, colour: 'red',", /: \(record\): .*"colour"/],
    ['comparisons/bazanto.ts', "'bazanto'", "'bazanto-alternative'", /: slug: .*suffix.*; found "bazanto-alternative"/],
    ['comparisons/aldermoot.ts', 'inFooter: true', "inFooter: 'yes'", /: inFooter: .*boolean.*; found "yes"/],
    ['integrations.ts', "slug: 'workday'", "slug: 'okta'", /: \[3\]\.slug: must be unique; also at .*; found "okta"/],
    ['pricing.ts', 'min: 251', 'min: 260', /: tiers\[2\]\.min: .*without gap: 251; found 260/],
    ['pricing.ts', 'monthly: 5,', "monthly: '5',", /: tiers\[0\]\.monthly: .*number.*; found "5"/],
    ['pricing.ts', 'max: 1_000_000', 'max: 900', /: tiers\[4\]\.min: must not be above max \(900\)/],
    ['metadata.ts', 'Solutions for every audience', 'So', /: pages\["\/solutions"\]\.title: .*3.*; found "So"/],
    ['legal/terms.ts', "'2025-11-18'", "'2025-13-40'", /: updated: .*date.*; found "2025-13-40"/],
    ['security.ts', "status: 'Certified'", "status: ''", /: badges\[2\]\.status: .*; found ""/],
    ['home.ts', "slugs: ['ai-course-creation'", "slugs: ['telepathy'", /: featured\.slugs\[0\]: .*; found "telepathy"/],
    ['about.ts', /headline: '[^']+'/, "headline: ' '", /: headline: must not be empty; found " "/],
    ['contact.ts', /'(?=[A-Z])/, "'{brand} ", /: .*must not contain the token \{brand\}/],
    ['brand.ts', 'hue: 160', 'hue: 400', /: hue: .*360; found 400/],
  ];

  it('accepts the records, within seconds', () => {
    const start = performance.now();
    const {status, stdout, stderr} = run('check:content', copy);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Content is right: 4 solutions, \d+ features, 10 comparisons, 12 integrations\.\n$/);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  it('prints every fault of many at once, each with file, field, rule and value, and those of settings too', () => {
    for (const [file, from, to] of FAULTS) change(`src/content/${file}`, from, to);
    const {status, stdout, stderr} = run('check:content', copy, {SITE_URL: 'ftp://example.org', BASE_URL: 'lms'});
    expect([status, stdout]).toEqual([1, '']);
    const lines = stderr.split('\n');
    const missing = FAULTS.filter(
      ([file, , , printed]) => !lines.some((line) => line.includes(`src/content/${file}: `) && printed.test(line)),
    );
    expect(missing, stderr).toEqual([]);
    // Nothing follows from another fault, but that a slug of the wrong form is not the file's name either.
    expect(stderr).toContain(`Content is wrong in ${FAULTS.length + 2} places:`);
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

  it('stops at an invalid third-party contract, with file, line and rule, and keeps the last good bundle', () => {
    const contract = 'wrong.yaml';
    cpSync(path.join(ROOT, 'tests/contracts/pets.yaml'), path.join(copy, contract));
    change(contract, '#/components/schemas/', '#/components/schemas/No');
    const line =
      readFileSync(path.join(copy, contract), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('/No')) + 1;
    const last = leaveBundle(path.join(copy, contract));
    const {status, stderr} = run('reference', copy, {OPENAPI_FILE: contract});
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${contract}:${line}: no-unresolved-refs: .* \\(#/paths/`, 'm'));
    expect(stderr).toMatch(/The contract is wrong in \d+ places?; no page was made\./);
    expect(readFileSync(path.join(last, 'openapi.json'), 'utf8')).toBe('{}');
  });

  it('stops at a fault in one file of our own', () => {
    change('openapi/paths/courses-id.yaml', 'operationId: getCourse', 'operationId: listCourses');
    const last = leaveBundle('openapi/openapi.yaml');
    const {status, stderr} = run('reference', copy);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^openapi\/paths\/courses-id\.yaml:\d+: operation-operationId-unique: .* \(#\/get\//m);
    expect(readFileSync(path.join(last, 'openapi.json'), 'utf8')).toBe('{}');
    change('openapi/paths/courses-id.yaml', 'operationId: listCourses', 'operationId: getCourse');
  });
});

describe('npm run lint:api', () => {
  it('accepts the contract and the journeys', () => {
    const {status, stdout, stderr} = run('lint:api', copy);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('openapi/journeys.arazzo.yaml is valid too.');
  });

  it('fails on a server without TLS, and on a journey through an operation that is not there', () => {
    change('openapi/openapi.yaml', '- url: https://api', '- url: http://api');
    change('openapi/journeys.arazzo.yaml', /operationId: .*/, '');
    const {status, stdout, stderr} = run('lint:api', copy);
    expect(status).toBe(1);
    const output = stdout + stderr;
    expect(output).toMatch(/openapi\/openapi\.yaml:\d+:\d+/);
    expect(output).toContain('#/servers/0/url');
    expect(output).toContain('contract/server-https');
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

  it('writes a bill of materials that holds the packages of the lockfile, all with licences that are allowed', () => {
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
    expect(bill.components.filter((component) => !isAllowed(licenceOf(component)))).toEqual([]);
  });
});

describe('npm run api:diff', () => {
  it('finds no change of our own contract in a clean tree', () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@skillgrove.example', ...args], {cwd: copy});
    git('init', '--quiet');
    git('add', 'openapi');
    git('commit', '--quiet', '-m', 'Contract');
    expect(run('api:diff', copy, {}, ['HEAD'])).toMatchObject({status: 0, stdout: 'The contract has not changed.\n'});
  });
});
