/** Where OpenAPI 3.0 and 3.1 have references, which readers follow. Extensions stay as they are. */
const REFERABLE = new Set([
  'Schema',
  'Parameter',
  'Response',
  'Example',
  'RequestBody',
  'Header',
  'SecurityScheme',
  'Link',
  'Callback',
  'PathItem',
  'SpecExtension',
]);

const isWhole = ({name}) => REFERABLE.has(name);

/** Elsewhere, the target is written in the place of a reference: without end if it contains that place. */
export function endlessReferences() {
  return {
    ref({$ref}, {type, location, report}, {location: target}) {
      if (isWhole(type) || !target || !location.absolutePointer.startsWith(`${target.absolutePointer}/`)) return;
      report({
        message: `${$ref} contains this reference. Refer to a whole schema instead.`,
        location: location.child(['$ref']),
      });
    },
  };
}

/** A bundle has references in places where only OpenAPI 3.2 allows them, or no version: `content`, `properties`. */
export function inlineReferences() {
  return {
    ref: {
      leave(node, {type, parent, key}, {node: target}) {
        if (isWhole(type) || typeof target !== 'object') return;
        if (Array.isArray(target)) parent[key] = target;
        else {
          delete node.$ref;
          Object.assign(node, {...target, ...node});
        }
      },
    },
    Root: {
      leave({components}) {
        delete components?.mediaTypes;
      },
    },
  };
}
