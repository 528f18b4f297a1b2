import type {Contract} from '../openapi/contract';
import {METHODS, type OperationNode} from '../openapi/document';
import {entries, objectOf} from '../openapi/json';
import {serversOf} from '../openapi/servers';
import {serverUrl} from '../openapi/serverUrl';
import {withoutTrailingSlashes} from '../openapi/slashes';

export interface Route {
  /** Path template, as written in the contract. */
  path: string;
  /** Operations by upper-case method. */
  operations: Map<string, OperationNode>;
}

export interface Match {
  route: Route;
  /** Values of the path parameters, still percent-encoded. */
  values: ReadonlyMap<string, string>;
}

/** A segment of a path template. */
interface Segment {
  /** The text before, between and after the parameters. */
  texts: string[];
  /** Names of the parameters. */
  names: string[];
  /** 0 for plain text, 1 for text with parameters, 2 for one parameter alone. */
  rank: number;
}

/** Encodes text for the path of a URL. */
const encoded = (text: string) => encodeURI(text).replaceAll('%25', '%').replace(/[?#]/g, encodeURIComponent);

function readSegment(text: string): Segment {
  const parts = text.split(/\{([^{}]+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const texts = parts.filter((_, index) => index % 2 === 0).map(encoded);
  return {
    texts,
    names,
    rank: names.length === 0 ? 0 : parts.join('') === names.join('') && names.length === 1 ? 2 : 1,
  };
}

/** Sorts literal segments before parameters, from left to right. */
function bySpecificity(a: Segment[], b: Segment[]): number {
  const at = a.findIndex((segment, index) => segment.rank !== (b[index]?.rank ?? segment.rank));
  return at < 0 ? 0 : a[at]!.rank - b[at]!.rank;
}

/**
 * The values between fixed texts, from left to right, each as long as possible; null if a fixed text is missing or a
 * value is empty. With several values, a regular expression would need more than linear time.
 */
function valuesBetween([first = '', ...texts]: readonly string[], part: string): string[] | null {
  const last = texts.pop();
  if (last === undefined) return part === first ? [] : null;
  if (!part.startsWith(first) || !part.endsWith(last)) return null;
  const values: string[] = [];
  let end = part.length - last.length;
  for (const text of texts.reverse()) {
    const latest = end - 1 - text.length;
    const at = latest < 0 ? -1 : part.lastIndexOf(text, latest);
    if (at < 0) return null;
    values.unshift(part.slice(at + text.length, end));
    end = at;
  }
  return end > first.length ? [part.slice(first.length, end), ...values] : null;
}

/** Parameter values from the segments of a path, or null if the template doesn't match. */
function valuesIn(segments: Segment[], parts: string[]): Map<string, string> | null {
  if (segments.length !== parts.length) return null;
  const values = new Map<string, string>();
  for (const [index, {texts, names}] of segments.entries()) {
    const found = valuesBetween(texts, parts[index]!);
    if (!found) return null;
    names.forEach((name, at) => values.set(name, found[at]!));
  }
  return values;
}

const segmentsOf = (path: string) => path.split('/').slice(1);

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
    .map((route) => ({route, segments: segmentsOf(route.path).map(readSegment)}))
    .sort((a, b) => bySpecificity(a.segments, b.segments));
  const prefixes = serverPaths(contract);

  return (path) =>
    prefixes
      .filter((prefix) => path.startsWith(`${prefix}/`))
      .flatMap((prefix) => {
        const parts = segmentsOf(path.slice(prefix.length));
        return templates.flatMap(({route, segments}) => {
          const values = valuesIn(segments, parts);
          return values ? [{route, values}] : [];
        });
      });
}
