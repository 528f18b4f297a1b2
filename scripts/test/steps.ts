/** The steps of `npm test`, and which of them a command line chooses. */
import fs from 'node:fs';
import path from 'node:path';
import {findChromium} from '../chromium';
import {outdatedBuild} from './outdatedBuild';
import {readPlaywright, readVitest, type Outcome} from './reports';

const SUITES = ['main', 'deep'] as const;
type Suite = (typeof SUITES)[number];

export interface Step {
  name: string;
  /** Suites that the step belongs to; by default only `main`. */
  suites?: readonly Suite[];
  /** An npm script or a program in node_modules, with arguments. */
  command: string[];
  /** Report file in `.cache/test`, and the function that reads it. */
  report?: {file: string; read: (report: unknown) => Outcome};
  /** Folders in `tests` with the tests that the step runs. */
  folders?: readonly string[];
  needsBuild?: boolean;
  /** Runs first; an error fails the step. */
  prepare?: () => void;
}

export const REPORTS = path.resolve('.cache/test');

const vitest = (project: string, folders = [project]): Pick<Step, 'command' | 'report' | 'folders'> => ({
  command: [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(REPORTS, `${project}.json`)}`,
  ],
  report: {file: `${project}.json`, read: readVitest},
  folders,
});

/** Finds or installs Chromium once: test files run in parallel, and only one apt-get can run at a time. */
const useChromium = () => {
  process.env.CHROMIUM_PATH = findChromium();
};

export const BUILD: Step = {name: 'build', command: ['npm', 'run', '--silent', 'build'], suites: SUITES};

const STEPS: readonly Step[] = [
  {name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'eslint', command: ['npx', 'eslint', '.']},
  {name: 'stylelint', command: ['npx', 'stylelint', 'src/**/*.css']},
  {name: 'types', command: ['npx', 'tsc']},
  {name: 'API contract', command: ['npm', 'run', '--silent', 'lint:api']},
  {name: 'content', command: ['npm', 'run', '--silent', 'check:content']},
  {name: 'unit tests', ...vitest('unit')},
  {name: 'tests of the commands', ...vitest('commands', ['commands', 'samples'])},
  BUILD,
  {name: 'tests of the built site', ...vitest('build'), needsBuild: true, prepare: useChromium},
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    report: {file: 'browser.json', read: readPlaywright},
    folders: ['browser'],
    needsBuild: true,
    prepare: useChromium,
  },
  {name: 'deep tests', ...vitest('deep'), suites: ['deep'], needsBuild: true, prepare: useChromium},
];

const USAGE = [
  'npm test                     every check except the deep tests',
  'npm test -- main deep        these suites',
  'npm test -- PATH [PATH ...]  these test files, or the tests in these folders, such as tests/unit/lib',
].join('\n');

/** Path of a test file or folder relative to the project, and the step that runs it. */
function locate(argument: string): {step: Step; path: string} {
  const fail = (reason: string): never => {
    throw new Error(`${JSON.stringify(argument)} ${reason}.\n\n${USAGE}`);
  };
  const entry = fs.statSync(argument, {throwIfNoEntry: false});
  if (!entry) return fail('is neither a suite nor a file or folder');
  const file = path.relative('', argument).replaceAll(path.sep, '/');
  const [top, folder] = file.split('/');
  const step = STEPS.find(({folders = []}) => top === 'tests' && folders.includes(folder ?? ''));
  if (!step)
    return fail(`is not in ${STEPS.flatMap(({folders = []}) => folders.map((name) => `tests/${name}`)).join(', ')}`);
  if (entry.isFile() && !/\.(?:test|spec)\.ts$/.test(file)) return fail('is not a test file');
  return {step, path: entry.isDirectory() ? `${file}/` : file};
}

export interface Plan {
  steps: readonly Step[];
  /** Why the site is built first, or that it is not, for the terminal. */
  note?: string;
}

/**
 * The steps that a command line chooses: those of suites, or those that run the named tests. Tests of the built site
 * get a new build if there is none or sources have changed.
 *
 * @param args suites, or paths of test files and folders
 * @throws Error that names the wrong argument and the right ones
 */
export function planOf(args: readonly string[]): Plan {
  const isSuite = (name: string): name is Suite => (SUITES as readonly string[]).includes(name);
  if (args.every(isSuite)) {
    const chosen = args.length > 0 ? args : ['main' as const];
    return {steps: STEPS.filter(({suites = ['main']}) => suites.some((suite) => chosen.includes(suite)))};
  }
  const suite = args.find(isSuite);
  if (suite) throw new Error(`${JSON.stringify(suite)} is a suite. Name either suites or paths.\n\n${USAGE}`);
  const located = args.map(locate);
  const tests = STEPS.flatMap((step) => {
    const paths = located.filter((one) => one.step === step).map((one) => one.path);
    return paths.length > 0 ? [{...step, command: [...step.command, ...paths]}] : [];
  });
  if (!tests.some(({needsBuild}) => needsBuild)) return {steps: tests};
  const reason = outdatedBuild();
  return reason
    ? {steps: [BUILD, ...tests], note: `${reason}: building the site first.`}
    : {steps: tests, note: 'build/ is newer than its sources and is used as it is.'};
}
