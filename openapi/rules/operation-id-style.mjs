/** Verbs an operationId may start with, by HTTP method. */
const VERBS = {
  get: ['list', 'get'],
  post: ['create', 'enrol'],
  put: ['replace'],
  patch: ['update'],
  delete: ['delete', 'withdraw'],
};

/**
 * An operationId is camel case: a verb that fits the method, then a noun. Page addresses and client methods are named
 * after it.
 */
export function operationIdStyle() {
  return {
    Operation(operation, {report, location, key}) {
      const verbs = VERBS[key] ?? [];
      const style = new RegExp(`^(${verbs.join('|')})([A-Z][a-z]+)+$`);
      if (typeof operation.operationId !== 'string' || style.test(operation.operationId)) return;
      report({
        message: `operationId ${operation.operationId} must be camel case and start with ${verbs.join(' or ')}.`,
        location: location.child(['operationId']),
      });
    },
  };
}
