import {excessOf} from './excess.ts';
import {formsOf, type FlatSchema, type Schemas} from './schema.ts';
import {short} from './short.ts';

/** Whether a form says what other properties may be, or says nothing about any. */
const isOpen = ({keywords, types, properties, required, groups}: FlatSchema): boolean =>
  ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((name) => name in keywords) ||
  (Boolean(types?.includes('object')) && properties.size + required.size + groups.length === 0);

/**
 * Paths of the properties that a schema allows without a word about them, such as `data[0].nmae`.
 *
 * @param start what the paths start with: the name of the value, if it has one
 */
export function unknownNames(schemas: Schemas, schema: unknown, value: unknown, start = ''): string[] {
  const visit = (node: unknown, under: readonly unknown[], path: string): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const forms = under.flatMap((each) => formsOf(schemas, each));
    if (Array.isArray(node)) {
      const items = forms.flatMap(({keywords}) => [keywords.items, keywords.prefixItems].flat() as unknown[]);
      return node.flatMap((item, index) => visit(item, items, `${path}[${index}]`));
    }
    const isClosed = forms.some(({properties}) => properties.size > 0) && !forms.some(isOpen);
    return Object.entries(node).flatMap(([name, child]) => {
      const at = short([path, name].filter(Boolean).join('.'));
      const known = forms.flatMap(({properties}) => properties.get(name) ?? []);
      const isNamed = forms.some(
        ({required, groups}) =>
          required.has(name) || groups.some(({discriminator}) => discriminator?.propertyName === name),
      );
      return isClosed && known.length === 0 && !isNamed ? [at] : visit(child, known, at);
    });
  };
  return excessOf(value) ? [] : visit(value, [schema], start);
}

/** Names that are listed in full. */
const MOST_NAMED = 5;

/** What becomes of names that the contract does not have; empty if there are none. */
export function unknownText(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} is not in the contract; the API may ignore it.`;
  const rest = names.length - MOST_NAMED + 1;
  const shown = rest > 1 ? [...names.slice(0, -rest), `${rest} more`] : names;
  const first = shown.slice(0, -1).join(', ');
  return `${first} and ${shown[shown.length - 1]} are not in the contract; the API may ignore them.`;
}
