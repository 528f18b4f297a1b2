/**
 * A schema of OpenAPI 3.1 may have any keyword, and readers ignore those that they don't know. Each is reported once, at
 * its first place.
 */
export function knownKeywords() {
  const found = new Map();
  return {
    Schema(schema, {type, location, specVersion}) {
      if (specVersion !== 'oas3_1') return;
      for (const name of Object.keys(schema)) {
        if (Object.hasOwn(type.properties, name) || name.startsWith('x-')) continue;
        const {first = location.child([name]).key(), count = 0} = found.get(name) ?? {};
        found.set(name, {first, count: count + 1});
      }
    },
    Root: {
      leave(_root, {report}) {
        for (const [name, {first, count}] of found) {
          const effect = name === 'nullable' ? 'read as the type null' : 'ignored';
          const places = count > 1 ? ` in ${count} places` : '';
          report({message: `OpenAPI 3.1 has no keyword ${name}. It is ${effect}${places}.`, location: first});
        }
      },
    },
  };
}
