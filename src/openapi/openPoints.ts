/** Collects what a contract marks as not specified about an operation. */
import {isObject, type Json} from './json';
import type {OpenPoint} from './model';
import {isErrorStatus} from './status';

/** Above this number of names, a list of them would say less than the reason alone. */
const MOST_NAMES = 4;

/** Everything that is not specified below a part of the model, in its order. */
export function openPointsOf(operation: object): OpenPoint[] {
  const found = new Map<string, Set<string>>();
  // All operations share their errors, and the model has a schema of one only where it comes first.
  const isError = ({status}: Json) => typeof status === 'string' && isErrorStatus(status);
  const visit = (part: unknown, outer: string | null): void => {
    if (Array.isArray(part)) return part.forEach((item) => visit(item, outer));
    if (!isObject(part)) return;
    const {notSpecified, ...others} = part;
    const own: unknown = part.name ?? part.status;
    const name = outer === null || isError(part) ? null : typeof own === 'string' ? own : outer;
    if (typeof notSpecified === 'string') {
      found.set(notSpecified, (found.get(notSpecified) ?? new Set()).add(name ?? ''));
    }
    visit(Object.values(others), name);
  };
  visit(operation, '');
  return [...found].map(([description, names]) => {
    const isListed = names.size <= MOST_NAMES && !names.has('');
    return {names: isListed ? [...names] : [], description};
  });
}
