/** A contract with one operation for each case that the console must handle. */
import {consoleOperation, initialDraft} from '../../src/console/operation.ts';
import type {ConsoleOperation, Draft} from '../../src/console/types.ts';
import {openContract} from '../../src/contract.ts';
import type {OpenApiDocument} from '../../src/document.ts';
import {overviewOf} from '../../src/overview.ts';
import {foreignContract} from './foreign';

export const contract = foreignContract('tools.yaml');

export function operationOf(slug: string): ConsoleOperation {
  const all = overviewOf(contract).tags.flatMap(({operations}) => operations);
  return consoleOperation(
    openContract(contract as OpenApiDocument),
    all.find((operation) => operation.slug === slug)!.id,
  );
}

export function draftOf(operation: ConsoleOperation, values: Record<string, string> = {}): Draft {
  const draft = initialDraft(operation);
  return {...draft, values: {...draft.values, ...values}};
}
