/** OpenAPI asks for `required: true` in every parameter of a path. Pages and calls take it as given. */
export function requiredPathParameters() {
  return {
    Parameter({in: place, name, required}, {report, location}) {
      if (place !== 'path' || required === true) return;
      report({message: `The path parameter ${name} must have required: true.`, location});
    },
  };
}
