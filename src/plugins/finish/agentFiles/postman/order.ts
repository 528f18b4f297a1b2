/** Orders the requests of a collection so that each finds the records that it needs. */
import {depthOf} from '../../../../lib/names';
import type {OperationNode} from '../../../../openapi/document';
import {deletes, type Identifier} from './sources';

/** A request with what decides its place. */
export interface Step {
  operation: OperationNode;
  /** Name of its folder; undefined if it has none. */
  tag: string | undefined;
  /** Identifiers that it takes from earlier responses. */
  takes: Identifier[];
  /** Whether later requests take identifiers from its response. */
  isSource: boolean;
}

/** Consecutive requests with one tag. */
export interface Run<T> {
  tag: string | undefined;
  steps: T[];
}

export interface Order<T> {
  runs: Run<T>[];
  /** Requests that delete something, which come last. */
  deletions: T[];
}

const isDeletion = ({operation}: Step): boolean => operation.method === 'DELETE';

/** The operations whose responses a request needs. */
const needsOf = ({takes}: Step): Set<OperationNode> => new Set(takes.map(({operation}) => operation));

/** Whether a request links records, as an enrolment does: it creates nothing that has an identifier of its own. */
const isLink = (step: Step): boolean =>
  !step.isSource && ['POST', 'PUT'].includes(step.operation.method) && needsOf(step).size > 1;

/** For each request, the requests that must come first: those that it takes identifiers from, and links of the same records. */
function firstOf<T extends Step>(steps: readonly T[]): Map<T, T[]> {
  const byOperation = new Map(steps.map((step) => [step.operation, step]));
  const links = steps.filter(isLink).map((step) => ({step, needs: needsOf(step)}));
  return new Map(
    steps.map((step) => {
      const needs = needsOf(step);
      const sources = [...needs].map((operation) => byOperation.get(operation)).filter((one) => one !== undefined);
      const linked = links.filter(
        (link) =>
          step.operation.method === 'GET' &&
          needs.size > 1 &&
          [...link.needs].every((operation) => needs.has(operation)),
      );
      return [step, [...sources, ...linked.map((link) => link.step)]];
    }),
  );
}

/** Requests that create records, then lists of records, then requests that send something, then the others. */
function rank({operation: {method}, isSource}: Step): number {
  if (isSource) return method === 'POST' ? 0 : 1;
  return method === 'POST' ? 2 : 3;
}

/** The requests of one tag that can follow, in order. */
function nextOf<T extends Step>(steps: readonly T[], first: ReadonlyMap<T, T[]>, isWaiting: (step: T) => boolean): T[] {
  const left = new Set(steps);
  const taken = new Set<T>();
  for (;;) {
    const next = [...left].find((step) => first.get(step)!.every((one) => !isWaiting(one) || taken.has(one)));
    if (!next) return [...taken];
    left.delete(next);
    taken.add(next);
  }
}

/** Deepest paths first, then records in the reverse order of their creation. */
function deletionsLast<T extends Step>(steps: readonly T[], created: readonly OperationNode[]): T[] {
  const age = ({operation, takes}: T): number => {
    const own = takes.find((identifier) => deletes(operation, identifier));
    return own ? created.indexOf(own.operation) : created.length;
  };
  return [...steps].sort((a, b) => depthOf(b.operation.path) - depthOf(a.operation.path) || age(b) - age(a));
}

/**
 * Keeps the requests of a tag together if it can: a tag is split only if it needs a record of another tag that itself
 * needs one of its own. If requests need each other in a circle, the first of them is sent with the contract's example.
 *
 * @param steps in the order of the contract
 */
export function inOrder<T extends Step>(steps: readonly T[]): Order<T> {
  const sent = steps.filter((step) => !isDeletion(step)).sort((a, b) => rank(a) - rank(b));
  const first = firstOf(sent);
  const tags = new Map<string | undefined, T[]>(steps.filter((step) => !isDeletion(step)).map(({tag}) => [tag, []]));
  for (const step of sent) tags.get(step.tag)!.push(step);

  const waiting = new Set(sent);
  const runs: Run<T>[] = [];
  while (waiting.size > 0) {
    const isWaiting = (step: T) => waiting.has(step);
    const open = [...tags].map(([tag, all]) => ({tag, all: all.filter(isWaiting)})).filter(({all}) => all.length > 0);
    let chosen: Run<T> | undefined;
    for (const {tag, all} of open) {
      const next = nextOf(all, first, isWaiting);
      if (next.length > 0) chosen ??= {tag, steps: next};
      if (next.length < all.length) continue;
      chosen = {tag, steps: next};
      break;
    }
    chosen ??= {tag: open[0]!.tag, steps: open[0]!.all.slice(0, 1)};
    for (const step of chosen.steps) waiting.delete(step);
    const last = runs[runs.length - 1];
    if (last && last.tag === chosen.tag) last.steps.push(...chosen.steps);
    else runs.push(chosen);
  }
  const created = runs.flatMap((run) => run.steps.map(({operation}) => operation));
  return {runs, deletions: deletionsLast(steps.filter(isDeletion), created)};
}
