/**
 * Rules for the words of records, which `npm run check:content` reports. They are about how pages read, so a
 * build doesn't need them.
 */
import {fieldName, type ContentError} from '../../src/plugins/content/check';
import type {RawFile} from '../../src/plugins/content/load';
import type {Content} from '../../src/plugins/content/types';
import {comparisonFindings} from './comparisons';
import {wordFindings} from './words';

/** A rule that a record breaks, and where. */
export interface Finding {
  file: string;
  keys: readonly PropertyKey[];
  found: string;
  rule: string;
}

/**
 * Every rule that the records break.
 *
 * @param files records without an error
 * @param content the same, checked
 */
export function proseErrors(files: readonly RawFile[], content: Content): ContentError[] {
  return [...wordFindings(files), ...comparisonFindings(content.competitors)].map(({file, keys, found, rule}) => ({
    file,
    field: fieldName(keys),
    found: JSON.stringify(found),
    rule,
  }));
}
