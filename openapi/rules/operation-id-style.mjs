/** Verbs that name an HTTP method. An operationId may start with any other verb, whatever its method. */
const METHOD_OF = {list: 'get', get: 'get', create: 'post', replace: 'put', update: 'patch', delete: 'delete'};

const STYLE = /^([a-z]+)(?:[A-Z][a-z\d]+)+$/;

/** The rule that an operationId breaks; undefined if there is none. */
function problemOf(operationId, method) {
  const verb = STYLE.exec(operationId)?.[1];
  if (!verb) return 'must be a verb and a noun in camel case, such as revokeCertificate';
  const expected = Object.hasOwn(METHOD_OF, verb) ? METHOD_OF[verb] : method;
  if (expected === method) return undefined;
  return `starts with ${verb}, which is for ${expected.toUpperCase()} only`;
}

/** Page addresses and client methods are named after the operationId. */
export function operationIdStyle() {
  return {
    Operation({operationId}, {report, location, key}) {
      const problem = typeof operationId === 'string' && problemOf(operationId, key);
      if (problem) {
        report({message: `operationId ${operationId} ${problem}.`, location: location.child(['operationId'])});
      }
    },
  };
}
