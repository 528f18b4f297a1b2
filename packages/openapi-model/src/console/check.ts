/** Bodies, read in the formats that are checked, and their differences from a contract. */
import type {Contract} from '../contract.ts';
import {isJsonType, isXmlType} from '../media.ts';
import type {Problem, Sent} from '../validation.ts';
import {xmlValue} from '../xml.ts';
import {parseJson, type ParsedJson} from './json.ts';

/** `data.0.id` → `data[0].id`. */
const bracketed = (path: string): string => path.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');

/** How a value differs from a schema of the contract; null if that cannot be checked. Paths are such as `data[0].id`. */
export const differencesFrom = (
  {checkOf}: Contract,
  schema: unknown,
  value: unknown,
  direction: Sent,
): Problem[] | null =>
  checkOf(schema, direction)(value)?.map(({path, message}) => ({path: bracketed(path), message})) ?? null;

/** The value of a body, or why it has none; undefined for formats other than JSON and XML. */
export function parsedBody(
  contract: Contract,
  schema: unknown,
  contentType: string,
  source: string,
): ParsedJson | undefined {
  if (isJsonType(contentType)) return parseJson(source);
  if (!isXmlType(contentType)) return undefined;
  const value = xmlValue(contract, schema, source);
  return value === undefined ? {error: 'is not XML'} : {value};
}
