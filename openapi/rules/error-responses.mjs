/** The documented error codes (specification, section 8) and the shared response for each; of several, the one that fits. */
const SHARED = {
  400: ['BadRequest', 'BadEnrolment', 'BadIdentifier', 'BadPage'],
  401: ['Unauthorized'],
  403: ['Forbidden'],
  404: ['NotFound'],
  405: ['MethodNotAllowed'],
  406: ['NotAcceptable'],
  429: ['TooManyRequests'],
  500: ['InternalServerError'],
  503: ['ServiceUnavailable'],
};

/** Name of the referenced component: from the file name, or the last segment of a pointer. */
function componentName(response) {
  const match = /components\/responses\/([A-Za-z]+)(\.yaml)?$/.exec(response?.$ref ?? '');
  return match?.[1];
}

/** What `node` refers to, with a function that resolves references in it. */
function follow(resolve, node, from) {
  const {node: target, location} = resolve(node ?? {}, from);
  return [target ?? {}, (next) => follow(resolve, next, location?.source.absoluteRef ?? from)];
}

/** The field that the example of a shared response 400 says is wrong; undefined if it has none. */
function namedField(response, open) {
  const [{content}, inside] = open(response);
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return inside(example)[0].value?.data?.field;
}

/** Names of the parameters and of the fields of the body; one is undefined where a reference or schema does not tell. */
function namesOf({parameters = [], requestBody}, shared, open) {
  const names = [...parameters, ...shared].map((parameter) => open(parameter)[0].name);
  if (!requestBody) return names;
  const [{content}, inside] = open(requestBody);
  const bodies = Object.values(content ?? {unread: {}}).map(({schema}) => inside(schema)[0].properties);
  return [...names, ...bodies.flatMap((fields) => (fields ? Object.keys(fields) : fields))];
}

/** Every operation refers to all shared error responses; 404 is required only where the path has a parameter. */
export function errorResponses() {
  let path = '';
  let parameters = [];
  return {
    PathItem(item, {key}) {
      path = String(key);
      parameters = item.parameters ?? [];
    },
    Operation(operation, {report, location, resolve}) {
      const open = (node) => follow(resolve, node, location.source.absoluteRef);
      const field = namedField(operation.responses?.['400'], open);
      const known = namesOf(operation, parameters, open);
      if (field !== undefined && !known.includes(undefined) && !known.includes(field)) {
        report({
          message: `The example of response 400 is about ${field}, which is no parameter or field of the operation. Of ${SHARED[400].join(', ')}, another may fit.`,
          location: location.child(['responses', '400']),
        });
      }
      const missing = [];
      for (const [code, names] of Object.entries(SHARED)) {
        const response = operation.responses?.[code];
        const shared = names.join(' or ');
        if (names.includes(componentName(response))) continue;
        if (response !== undefined) {
          report({
            message: `Response ${code} must refer to the shared response ${shared}.`,
            location: location.child(['responses', code]),
          });
        } else if (code !== '404' || path.includes('{')) missing.push(`${code} (${shared})`);
      }
      if (missing.length > 0) {
        report({
          message: `Refer to the shared responses in components/responses for ${missing.join(', ')}.`,
          location: location.child(['responses']),
        });
      }
    },
  };
}
