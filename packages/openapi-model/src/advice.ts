/** What of a contract is valid, but leaves samples without a value that works. */
import type {Contract} from './contract.ts';
import {consoleOperation} from './console/operation.ts';
import {stepsTo} from './document.ts';
import {isObject, unmarked} from './json.ts';

export interface Advice {
  rule: string;
  message: string;
  /** To the first place that it concerns. */
  steps: readonly string[];
}

/** What holds values, not schemas. */
const DATA = ['example', 'value'];
const SCHEMA_DATA = ['default', 'example', 'examples', 'const', 'enum'];

/** Steps to the defaults that their own schemas refuse. Many contracts have null or an empty object for none. */
function refusedDefaults(contract: Contract, node: unknown, steps: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  const isSchema = isObject(node) && node.type !== undefined && !isObject(node.type);
  const below = Object.entries(node)
    .filter(([name]) => !(isSchema ? SCHEMA_DATA : DATA).includes(name))
    .flatMap(([name, child]) => refusedDefaults(contract, child, [...steps, name]));
  if (!isSchema) return below;
  const {default: value} = node as {default: unknown};
  const isNone = value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
  return !isNone && contract.checkOf(node, 'response')(unmarked(value))?.length
    ? [[...steps, 'default'], ...below]
    : below;
}

const others = (count: number, what: string) =>
  count > 1 ? `, nor ${count - 1} other ${what}${count > 2 ? 's' : ''}` : '';

/** One for each rule, at the first place. */
export function adviceOn(contract: Contract): Advice[] {
  const defaults = refusedDefaults(contract, contract.document);
  const impossible = contract.operations.filter(({id}) => {
    const {parameters, body} = consoleOperation(contract, id);
    return [...parameters, ...(body?.media ?? [])].some(({isValid}) => !isValid);
  });
  const found = [
    [
      'default',
      `A schema does not allow its own default${others(defaults.length, 'schema')}. Samples have another value.`,
      defaults[0],
    ],
    [
      'sample',
      `No request meets all rules of this operation${others(impossible.length, 'operation')}.`,
      impossible[0] && stepsTo(impossible[0]),
    ],
  ] as const;
  return found.flatMap(([rule, message, steps]) => (steps ? [{rule, message, steps}] : []));
}
