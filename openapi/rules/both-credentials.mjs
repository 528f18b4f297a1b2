const SCHEMES = ['ApiKey', 'DomainId'];

/** Whether every alternative asks for both schemes at once, and there is at least one alternative. */
function asksForBoth(security) {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((alternative) => SCHEMES.every((scheme) => Object.hasOwn(alternative ?? {}, scheme)))
  );
}

/** Requests carry X-API-Key and X-Domain-ID together (section 7), so no operation may ask for one of them alone. */
export function bothCredentials() {
  const message = `Security must require ${SCHEMES.join(' and ')} together, in one alternative.`;
  return {
    Root(root, {report, location}) {
      if (!asksForBoth(root.security)) report({message, location: location.child(['security'])});
    },
    Operation(operation, {report, location}) {
      if (operation.security !== undefined && !asksForBoth(operation.security)) {
        report({message, location: location.child(['security'])});
      }
    },
  };
}
