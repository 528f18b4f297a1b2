/** For any contract, the console fills in each operation so that the sandbox accepts the first request. */
import {describe, expect, it} from 'vitest';
import {receiveResponse} from '../src/components/Console/useExchange.ts';
import {toolsFor} from '../src/components/Console/tools.ts';
import {createSandbox, demoCredential} from 'openapi-sandbox';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {verdictOf} from 'openapi-model/console/response';
import {unknownIn, valueProblems} from 'openapi-model/console/values';
import {consoleOperation, exampleDraft, initialDraft} from 'openapi-model/console/operation';
import {decodePermalink, encodePermalink} from 'openapi-model/console/permalink';
import {prepare, toRequest} from 'openapi-model/console/request';
import {SANDBOX_URL} from 'openapi-model/console/servers';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
import {STYLES_CONTRACT} from '../../openapi-model/tests/support/styles';
import {foreignContract} from '../../openapi-model/tests/support/foreign';

/** The values that the console starts with, and the files that it asks for. */
function filled(operation: ConsoleOperation, format?: string): Draft {
  const draft = exampleDraft(operation, format);
  const files = Object.entries(draft.files).map(([key, chosen]) => [
    key,
    chosen.map(({name}) => new File(['a file'], name)),
  ]);
  return {...initialDraft(operation, format), files: Object.fromEntries(files) as Draft['files']};
}

describe.each(['pets.yaml', 'signals.yaml', 'operations.yaml', 'oddities.yaml', 'every style'])('%s', (name) => {
  const contract = name === 'every style' ? STYLES_CONTRACT : foreignContract(name);
  const {operations} = toolsFor(contract, createSandbox).contract;

  it.each(operations.map(({id, method, path}) => [`${method} ${path}`, id]))('%s', async (_, id) => {
    const tools = toolsFor(contract, createSandbox);
    const {sandbox} = tools;
    const operation = consoleOperation(tools.contract, id);
    const schemes = operation.security[0] ?? [];
    for (const format of operation.body?.media.map(({contentType}) => contentType) ?? [undefined]) {
      const draft = filled(operation, format);
      const prepared = prepare(operation, draft, {
        url: SANDBOX_URL,
        schemes,
        credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)])),
        cookieHeader: COOKIE_HEADER,
      });
      expect([...prepared.problems, ...valueProblems(tools.contract, operation, draft)]).toEqual([]);
      expect(unknownIn(tools.contract, operation, draft)).toEqual([]);
      const response = await sandbox.fetch(toRequest(prepared, new AbortController().signal));
      const text = await response.clone().text();
      expect([response.status, response.ok ? '' : text]).toEqual([response.status, '']);
      const verdict = verdictOf(await receiveResponse(response, 0), operation, tools.contract);
      expect(verdict.kind).not.toBe('differs');

      const {hash} = encodePermalink(operation, draft, []);
      expect(decodePermalink(hash, operation, initialDraft(operation)).draft).toEqual({...draft, files: {}});
    }
  });
});
