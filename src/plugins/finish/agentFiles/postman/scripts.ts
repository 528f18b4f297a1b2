/** Test scripts of a collection. They run after the response, in Postman and newman. */
import type {OperationNode} from '../../../../openapi/document';
import {deletes, type Identifier} from './sources';

/** A variable of the collection that holds an identifier. */
export interface Variable {
  name: string;
  identifier: Identifier;
  /** Its value before the first request. */
  example: string;
}

/** Statuses that the contract documents for a successful request: exact ones, or whether it names a class of them. */
function successesOf({responses}: OperationNode): {exact: number[]; isAny: boolean} {
  const codes = [...responses.keys()].sort();
  const exact = codes.filter((code) => /^2\d\d$/.test(code));
  const isAny = codes.some((code) => /^2XX$/i.test(code));
  const redirects = codes.filter((code) => /^3\d\d$/.test(code));
  return {exact: (exact.length > 0 || isAny ? exact : redirects).map(Number), isAny};
}

/** Whether a redirect is the documented response, and so must not be followed. */
export const isRedirect = (operation: OperationNode): boolean => (successesOf(operation).exact[0] ?? 0) >= 300;

function statusTest(operation: OperationNode): string {
  const {exact, isAny} = successesOf(operation);
  if (isAny) return "pm.test('Status is from 200 to 299', () => pm.expect(pm.response.code).to.be.within(200, 299));";
  if (exact.length === 0)
    return "pm.test('Status is not an error', () => pm.expect(pm.response.code).to.be.below(400));";
  if (exact.length === 1) return `pm.test('Status is ${exact[0]}', () => pm.response.to.have.status(${exact[0]}));`;
  const list = exact.join(', ');
  return `pm.test('Status is one of ${list}', () => pm.expect(pm.response.code).to.be.oneOf([${list}]));`;
}

/** Lines that keep an identifier for later requests. A response without it leaves the example in place. */
const keeping = ({name, identifier: {pointer}}: Variable): string[] => [
  'if (pm.response.code < 300) {',
  `  const value = ${JSON.stringify(pointer)}.reduce((part, key) => part?.[key], pm.response.json());`,
  `  if (value !== undefined) pm.collectionVariables.set(${JSON.stringify(name)}, value);`,
  '}',
];

/** The line that brings the example back when the record is gone. */
const forgetting = ({name, example}: Variable): string =>
  `if (pm.response.code < 300) pm.collectionVariables.set(${JSON.stringify(name)}, ${JSON.stringify(example)});`;

/**
 * The test script of a request: checks the status, and keeps identifiers that its response has.
 *
 * @param variables all variables of the collection that hold identifiers
 * @param takes identifiers that the request sends
 */
export function testScript(
  operation: OperationNode,
  variables: readonly Variable[],
  takes: readonly Identifier[],
): string[] {
  const gone = takes.filter((identifier) => deletes(operation, identifier));
  return [
    statusTest(operation),
    ...variables.filter(({identifier}) => identifier.operation === operation).flatMap(keeping),
    ...variables.filter(({identifier}) => gone.some((one) => isSame(one, identifier))).map(forgetting),
  ];
}

/** Whether two identifiers are the same value in a response of the same operation. */
export const isSame = (a: Identifier, b: Identifier): boolean =>
  a.operation === b.operation && JSON.stringify(a.pointer) === JSON.stringify(b.pointer);
