import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A row of `docs/openapi-fields.md`. */
export interface FieldRow {
  object: string;
  field: string;
  /** What pages of `contracts/every-field.yaml` contain; empty if the field is left out or another row has it. */
  words: string[];
}

const wordOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');

export function fieldRows(): FieldRow[] {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/openapi-fields.md'), 'utf8');
  return document
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [object = '', ...lines] = section.split('\n');
      return lines.flatMap((line): FieldRow[] => {
        const [, field, where] = /^\| `(.+?)` +\| (.*\S) +\|$/.exec(line) ?? [];
        if (!field || !where) return [];
        const quoted = [...where.matchAll(/“(.+?)”/g)].map(([, words]) => words!);
        const isElsewhere = /^(?:left out:|see )/.test(where);
        return [{object, field, words: isElsewhere ? [] : quoted.length > 0 ? quoted : [wordOf(`${object}-${field}`)]}];
      });
    });
}
