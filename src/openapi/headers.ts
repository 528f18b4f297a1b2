/** A separate file, so that pages do not load `document.ts`. */
import type {ParameterNode} from './document';

/** Header parameters that OpenAPI tells tools to ignore: other fields describe these headers. */
const IGNORED = ['accept', 'content-type', 'authorization'];

export const isIgnored = ({in: place, name}: Pick<ParameterNode, 'in' | 'name'>): boolean =>
  place === 'header' && IGNORED.includes(name.toLowerCase());
