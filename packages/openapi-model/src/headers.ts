/** Headers that other fields of OpenAPI describe, but contracts list as parameters all the same. */
import type {Contract} from './contract.ts';
import type {OperationNode, ParameterNode} from './document.ts';
import {givenExample} from './example.ts';
import {text} from './json.ts';

/** What decides on a header that is ignored as a parameter. */
const DECIDED_BY: Record<string, string> = {
  'content-type': 'ignored: the request body decides',
  authorization: 'ignored: see Authentication',
};

type Sent = Pick<ParameterNode, 'in' | 'name' | 'isCredential'>;

/** Why a parameter is not sent; undefined if it is. */
export const ignoredBecause = ({in: place, name, isCredential}: Sent): string | undefined =>
  isCredential ? DECIDED_BY.authorization : place === 'header' ? DECIDED_BY[name.toLowerCase()] : undefined;

const MEDIA_TYPE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(?:;.*)?$/;

/** The value of `Accept` that a contract asks for; undefined if its parameter names no media type. */
export function acceptOf(contract: Contract, {parameters}: OperationNode): string | undefined {
  const found = parameters.find(({in: place, name}) => place === 'header' && name.toLowerCase() === 'accept');
  if (!found) return undefined;
  const {keywords, enumValues = []} = contract.schemas.flatten(found.schema);
  const values = [keywords.default, givenExample(contract, found.source), ...enumValues.map(({value}) => value)];
  return values.map(text).find((value) => MEDIA_TYPE.test(value));
}
