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

/** Every operation refers to all shared error responses; 404 is required only where the path has a parameter. */
export function errorResponses() {
  let path = '';
  return {
    PathItem(_item, {key}) {
      path = String(key);
    },
    Operation(operation, {report, location}) {
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
