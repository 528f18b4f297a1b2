import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {bundledContract} from '../../src/plugins/reference/join';
import {loadGenerator, SAMPLE_LANGUAGES} from '../../src/lib/samples';
import {exampleRequest} from '../../src/lib/samples/example';
import {overviewOf} from '../../src/openapi/overview';
import {readContract} from '../unit/support/sandbox';
import {CREDENTIALS, type Recorder, startRecorder} from './recorder';
import {isInstalled, run, RUNTIMES, titleOf} from './runtimes';

const contract = bundledContract();
const {problems} = readContract(contract);
const {tags, security} = overviewOf(contract);
const operations = tags.flatMap((tag) => tag.operations);

let recorder: Recorder;

beforeAll(async () => {
  recorder = await startRecorder(contract);
});

afterAll(() => recorder.close());

it('the contract has operations', () => {
  expect(operations.length).toBeGreaterThan(0);
});

it('curl, Node.js and Python are installed', () => {
  expect(['curl', 'node', 'python'].filter((id) => !isInstalled(id as 'curl'))).toEqual([]);
});

for (const language of SAMPLE_LANGUAGES) {
  describe.skipIf(!isInstalled(language.id))(`${titleOf(language)}: the sample of`, () => {
    let folder: string;
    let commands: string[][];

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), `samples-${language.id}-`));
      const generate = await loadGenerator(language.id);
      const samples = operations.map((operation) =>
        generate(exampleRequest({url: recorder.origin}, operation, security)),
      );
      commands = await RUNTIMES[language.id].prepare(folder, samples);
    });

    afterAll(() => rm(folder, {recursive: true, force: true}));

    beforeEach(() => recorder.reset());

    for (const [index, {id, method, path: template}] of operations.entries()) {
      it(`${id} prints a documented success`, async () => {
        const {code, stdout, stderr} = await run(commands[index]!, {env: CREDENTIALS});
        expect(code, stdout + stderr).toBe(0);
        expect(recorder.exchanges.map((exchange) => exchange.method)).toEqual([method]);
        const {status, headers, text} = recorder.exchanges[0]!;
        expect(String(status)).toMatch(/^2/);
        expect(stdout.trimEnd()).toBe(text);
        const body: unknown = JSON.parse(text);
        expect(problems(method, template, String(status), {status, headers, text, body})).toEqual([]);
      });
    }
  });
}
