const SCHEMES = ['ApiKey', 'DomainId'];

/** True if there is at least one alternative and each requires both schemes together. */
function requiresBoth(security) {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((alternative) => SCHEMES.every((scheme) => Object.hasOwn(alternative ?? {}, scheme)))
  );
}

/** Requests carry X-API-Key and X-Domain-ID together (specification, section 7); one of them alone is an error. */
export function bothCredentials() {
  const message = `Security must require ${SCHEMES.join(' and ')} together, in one alternative.`;
  return {
    Root(root, {report, location}) {
      if (!requiresBoth(root.security)) report({message, location: location.child(['security'])});
    },
    Operation(operation, {report, location}) {
      if (operation.security !== undefined && !requiresBoth(operation.security)) {
        report({message, location: location.child(['security'])});
      }
    },
  };
}
