/** Redocly's types, changed so that no valid contract is refused and no reference is left where readers don't look. */

/** Redocly replaces a reference that is an example, but not one that is a default or the value of a named example. */
const withValues = ({properties = {}, ...type}) => ({
  ...type,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      property === null || property.resolvable === false ? {} : property,
    ]),
  ),
});

export function oas3(types, version) {
  const all = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, withValues(type)]));
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
