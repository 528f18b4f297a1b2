import {OPERATIONS} from './operations.mjs';

/** The contract has exactly the operations in `operations.mjs`. */
export function operationsComplete() {
  const found = new Set();
  let path = '';
  return {
    Paths: {
      PathItem(_item, {key}) {
        path = String(key);
      },
      Operation(_operation, {key, report, location}) {
        const name = `${String(key).toUpperCase()} ${path}`;
        found.add(name);
        if (!OPERATIONS.includes(name)) {
          report({message: `${name} is not in openapi/rules/operations.mjs.`, location: location.key()});
        }
      },
      leave(_paths, {report, location}) {
        for (const name of OPERATIONS) {
          if (!found.has(name)) report({message: `${name} is missing.`, location: location.key()});
        }
      },
    },
  };
}
