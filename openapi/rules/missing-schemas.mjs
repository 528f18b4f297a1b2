/** The files that are not YAML: what they refer to is unknown. */
export const unread = new Set();

/** A reference to no schema is reported here and then accepts any value: each example that uses it would repeat the fault. */
export function missingSchemas() {
  return {
    ref(node, {type, location, report}, {node: target, error}) {
      if (type.name !== 'Schema' || target !== undefined) return;
      const {source, line, col, originalError} = error ?? {};
      if (!line) {
        report({message: `There is no schema at ${node.$ref}.`, location: location.child(['$ref'])});
      } else if (!unread.has(source.absoluteRef)) {
        report({
          message: `This is not YAML: ${originalError.reason}.`,
          location: {source, pointer: undefined, start: {line, col}},
        });
        unread.add(source.absoluteRef);
      }
      delete node.$ref;
    },
  };
}
