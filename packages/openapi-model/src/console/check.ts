import type {Contract} from '../contract.ts';
import type {SchemaCheck} from './response.ts';

/** `data.0.id` → `data[0].id`. */
const bracketed = (path: string): string => path.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');

/** The check of values against the schemas of a contract. */
export const schemaCheck =
  ({checkOf}: Pick<Contract, 'checkOf'>): SchemaCheck =>
  (schema, value, direction) =>
    checkOf(schema, direction)(value)?.map(({path, message}) => ({path: bracketed(path), message})) ?? null;
