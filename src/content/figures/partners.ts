/** Tiers of the partner firms, computed from the cast. */
import {TIERS} from '../cast/company';

/** The tier of a firm with a number of certified installers. */
export const tierOf = (certified: number): string => TIERS.find(({from}) => certified >= from)!.name;

/** The next tier of a firm, and how many certified installers it lacks; undefined in the highest. */
export function nextTier(certified: number): {name: string; from: number; more: number} | undefined {
  const next = [...TIERS].reverse().find(({from}) => from > certified);
  return next && {...next, more: next.from - certified};
}
