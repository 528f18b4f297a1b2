/** Not in `document.ts`, so that pages do not load that module. */
import type {ParameterNode} from './document';

/** Header parameters that OpenAPI tells tools to ignore: other fields describe these headers. */
const IGNORED = ['accept', 'content-type', 'authorization'];

/** True for a token of RFC 9110: names of headers are. `Headers` throws at any other. */
export const isToken = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** True for header parameters that OpenAPI tells tools to ignore. */
export const isIgnored = ({in: place, name}: Pick<ParameterNode, 'in' | 'name'>): boolean =>
  place === 'header' && IGNORED.includes(name.toLowerCase());
