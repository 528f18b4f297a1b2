/** Reads the reports of the test runners. */
import {stripVTControlCharacters} from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Summary of a test runner's report. */
export interface Outcome extends Counts {
  /** Name and message of each failure, repeated at the end, where truncated logs still show them. */
  reasons: string[];
}

/** Name of a failure and the first lines of its messages, without colours. */
const reason = (name: string, messages: readonly (string | undefined)[]): string =>
  `${name}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 24).join('\n')}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
}

export const readVitest = (report: unknown): Outcome => {
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults} = report as VitestReport;
  const reasons = testResults.flatMap(({assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => reason(fullName, failureMessages)),
  );
  return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, reasons};
};

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: {results: {errors: {message?: string}[]}[]}[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites: PlaywrightSuite[];
}

const reasonsOf = ({specs, suites = []}: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ok}) => !ok)
    .map(({title, file, tests}) =>
      reason(
        `${file}: ${title}`,
        tests.flatMap(({results}) => results.flatMap(({errors}) => errors.map(({message}) => message))),
      ),
    ),
  ...suites.flatMap(reasonsOf),
];

export const readPlaywright = (report: unknown): Outcome => {
  const {stats, suites} = report as PlaywrightReport;
  const {expected, unexpected, flaky, skipped} = stats;
  return {passed: expected, failed: unexpected + flaky, skipped, reasons: suites.flatMap(reasonsOf)};
};
