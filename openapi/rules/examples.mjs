/** True if a parameter or media type has an example of its own. */
function hasExample(node) {
  return node.example !== undefined || Object.keys(node.examples ?? {}).length > 0;
}

/** Parameters, request bodies and 2xx responses need an example, because readers copy it. */
export function examples() {
  const MediaType = (mediaType, {report, location}) => {
    if (!hasExample(mediaType)) report({message: 'An example is missing.', location: location.key()});
  };
  return {
    Parameter(parameter, {report, location}) {
      if (!hasExample(parameter)) {
        report({message: `Parameter ${parameter.name} has no example.`, location: location.child(['name'])});
      }
    },
    RequestBody: {MediaType},
    Response: {
      skip: (_response, code) => !/^2/.test(String(code)),
      MediaType,
    },
  };
}
