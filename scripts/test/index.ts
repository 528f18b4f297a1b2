/**
 * `npm test`: all checks that a change must pass. `npm run test:deep`: slow checks, run less often. `npm test -- main
 * deep` runs both, and `npm test -- PATH` the tests in a file or folder.
 *
 * Steps run in order, even if an earlier one failed. The last line counts the checks: a linter or a build counts as
 * one, tests count individually. If the build failed, the steps that need it count as failed.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Counts, Outcome} from './reports';
import {BUILD, planOf, REPORTS, type Step} from './steps';

/** Runs a command, passes its output through and returns its exit code, or 127 if it could not be started. */
function run([program, ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program!, args, {stdio: ['ignore', 'inherit', 'inherit']});
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Outcome of a step. A step that failed without a failure in its report counts as one failure. */
function count({report}: Step, exitCode: number): Outcome {
  const none = {passed: 0, failed: 0, skipped: 0, reasons: []};
  if (!report) return exitCode === 0 ? {...none, passed: 1} : {...none, failed: 1};
  const file = path.join(REPORTS, report.file);
  const counts = fs.existsSync(file) ? report.read(JSON.parse(fs.readFileSync(file, 'utf8'))) : {...none, failed: 1};
  return exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

async function perform(step: Step, hasBuild: boolean): Promise<Outcome> {
  console.log(`\n=== ${step.name}`);
  const failure = {passed: 0, failed: 1, skipped: 0, reasons: []};
  if (step.needsBuild && !hasBuild) {
    console.error(`FAILED ${step.name}: not run, because the build failed.`);
    return failure;
  }
  try {
    step.prepare?.();
  } catch (error) {
    console.error(`FAILED ${step.name}: ${(error as Error).message}`);
    return failure;
  }
  const counts = count(step, await run(step.command));
  if (counts.failed > 0) console.error(`FAILED ${step.name}`);
  return counts;
}

async function main(args: readonly string[]): Promise<void> {
  const {steps, note} = planOf(args);
  if (note) console.log(note);
  fs.rmSync(REPORTS, {recursive: true, force: true});
  fs.mkdirSync(REPORTS, {recursive: true});
  const total: Counts = {passed: 0, failed: 0, skipped: 0};
  const failures: string[] = [];
  const reasons: string[] = [];
  let hasBuild = !steps.includes(BUILD);
  for (const step of steps) {
    const counts = await perform(step, hasBuild);
    if (step === BUILD) hasBuild = counts.failed === 0;
    if (counts.failed > 0) failures.push(step.name);
    reasons.push(...counts.reasons);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
  for (const text of reasons) console.log(`\n${text}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
