/** Redocly's types, without what it refuses in valid contracts. */

const isFile = (value) => typeof value?.$ref === 'string' && !value.$ref.startsWith('#');

/** Any value: a literal one, or a file with it. */
const data = (value) => (isFile(value) ? {} : null);

/** Redocly reads some values from files (`example`) and leaves references to others as they are (`default`). */
const withData = ({properties = {}, ...type}) => ({
  ...type,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      property === null || property.resolvable === false ? data : property,
    ]),
  ),
});

export function oas3(types, version) {
  const all = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, withData(type)]));
  const {Info, Schema} = all;
  return {
    ...all,
    // 1.0 without quotes is read as written.
    Info: {
      ...Info,
      properties: {...Info.properties, version: (value) => (typeof value === 'number' ? null : {type: 'string'})},
    },
    // The rule known-keywords reports those that are unknown.
    ...(version === 'oas3_1' && {Schema: {...Schema, additionalProperties: () => null}}),
  };
}
