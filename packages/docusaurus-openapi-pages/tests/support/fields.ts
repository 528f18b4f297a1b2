import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A field in `packages/openapi-model/openapi-fields.md`. */
export interface FieldRow {
  object: string;
  field: string;
  /** What pages of `contracts/every-field.yaml` contain; empty if the field is left out or has a section of its own. */
  words: string[];
}

const wordOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');

export function fieldRows(): FieldRow[] {
  const file = path.resolve(import.meta.dirname, '../../../openapi-model/openapi-fields.md');
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [object = '', ...lines] = section.split('\n');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return items.flatMap((item): FieldRow[] => {
        const [, fields = '', where = ''] = /^((?:`[^`]+`,\s+)*`[^`]+`): (.*)/s.exec(item) ?? [];
        const quoted = [...where.matchAll(/“(.+?)”/g)].map(([, words]) => words!);
        const isElsewhere = /^(?:left out:|see )/.test(where);
        return [...fields.matchAll(/`([^`]+)`/g)].map(([, field]) => ({
          object,
          field: field!,
          words: isElsewhere ? [] : quoted.length > 0 ? quoted : [wordOf(`${object}-${field}`)],
        }));
      });
    });
}
