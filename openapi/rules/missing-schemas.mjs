/** A reference to no schema is reported here and then accepts any value: each example that uses it would repeat the fault. */
export function missingSchemas() {
  return {
    ref(node, {type, location, report}, {node: target}) {
      if (type.name !== 'Schema' || target !== undefined) return;
      report({message: `There is no schema at ${node.$ref}.`, location: location.child(['$ref'])});
      delete node.$ref;
    },
  };
}
