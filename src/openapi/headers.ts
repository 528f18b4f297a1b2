/** A separate file, so that pages do not load `document.ts`. */
import type {ParameterNode} from './document';

/** Header parameters that OpenAPI tells tools to ignore: other fields describe these headers. */
const IGNORED = ['accept', 'content-type', 'authorization'];

/** True for a token of RFC 9110, which header names must be; `Headers` throws on any other name. */
export const isToken = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** True for header parameters that OpenAPI tells tools to ignore. */
export const isIgnored = ({in: place, name}: Pick<ParameterNode, 'in' | 'name'>): boolean =>
  place === 'header' && IGNORED.includes(name.toLowerCase());
