import type {Contract} from 'openapi-model/contract';
import {METHODS, type OperationNode} from 'openapi-model/document';
import {entries, objectOf} from 'openapi-model/json';
import {serversOf, serverUrl} from 'openapi-model/servers';
import {withoutTrailingSlashes} from 'openapi-model/slashes';

export interface Route {
  /** Path template, as written in the contract. */
  path: string;
  operations: Map<string, OperationNode>;
}

export interface Match {
  route: Route;
  /** Values of the path parameters, still percent-encoded. */
  values: ReadonlyMap<string, string>;
}

/** Maximum length of a path, in characters: several parameters in one segment take more than linear time. */
const MAX_PATH = 1000;

const encoded = (text: string) => encodeURI(text).replaceAll('%25', '%').replace(/[?#]/g, encodeURIComponent);

/** An expression for the paths that a template fits; each parameter takes as much as possible. */
const patternOf = (path: string): RegExp => {
  const parts = path.split(/(\{[^{}]+\})/);
  const sources = parts.map((part, index) =>
    index % 2 === 1 ? '([^/]+)' : encoded(part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  return new RegExp(`^${sources.join('')}$`);
};

/** For each segment: 0 for plain text, 1 for text with parameters, 2 for one parameter alone. */
const ranksOf = (path: string): number[] =>
  path.split('/').map((segment) => (/^\{[^{}]+\}$/.test(segment) ? 2 : Number(/\{[^{}]+\}/.test(segment))));

/** Sorts literal segments before parameters, from left to right, among paths of one length. */
function bySpecificity(a: number[], b: number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return a.length - b.length || (a[at] ?? 0) - (b[at] ?? 0);
}

/** Base paths of the contract's servers, longest first; always includes the root. */
function serverPaths({document, resolve}: Contract): string[] {
  const items = entries(document.paths).map(([, node]) => resolve(node));
  const nodes = [document, ...items, ...items.flatMap((item) => METHODS.map((method) => objectOf(item[method])))];
  const paths = nodes
    .flatMap((node) => serversOf(node.servers))
    .map((server) => {
      try {
        return withoutTrailingSlashes(new URL(serverUrl(server), 'https://sandbox.example').pathname);
      } catch {
        return '';
      }
    });
  return [...new Set([...paths, ''])].sort((a, b) => b.length - a.length);
}

/** Finds the routes for the path of a URL, most specific first. */
export function createRouter(contract: Contract): (path: string) => Match[] {
  const routes = new Map<string, Route>();
  for (const operation of contract.operations) {
    const route = routes.get(operation.path) ?? {path: operation.path, operations: new Map()};
    routes.set(operation.path, route);
    route.operations.set(operation.method, operation);
  }
  const templates = [...routes.values()]
    .map((route) => ({
      route,
      pattern: patternOf(route.path),
      ranks: ranksOf(route.path),
      names: [...route.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!),
    }))
    .sort((a, b) => bySpecificity(a.ranks, b.ranks));
  const prefixes = serverPaths(contract);

  return (path) =>
    path.length > MAX_PATH
      ? []
      : prefixes
          .filter((prefix) => path.startsWith(`${prefix}/`))
          .flatMap((prefix) =>
            templates.flatMap(({route, pattern, names}) => {
              const values = pattern.exec(path.slice(prefix.length))?.slice(1);
              return values ? [{route, values: new Map(names.map((name, index) => [name, values[index]!]))}] : [];
            }),
          );
}
