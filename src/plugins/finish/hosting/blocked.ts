/** Finds what the content security policy would block, so that the build reports it and not a visitor. */
import type {Target} from './documents';

/**
 * A message with what a policy blocks; undefined if that is nothing.
 *
 * @param documents where each document leads, by the name of its file
 * @param siteUrl origin of the site
 */
export function blockedMessage(
  documents: ReadonlyMap<string, {targets: readonly Target[]}>,
  policy: string,
  siteUrl: string,
): string | undefined {
  const sources = new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));
  const isAllowed = ({directive, address}: Target): boolean => {
    if (!URL.canParse(address, siteUrl)) return false;
    const {origin, protocol} = new URL(address, siteUrl);
    const own = origin === siteUrl ? "'self'" : undefined;
    return [own, origin, protocol].some((source) => source && sources.get(directive)?.includes(source));
  };
  const blocked = new Map<string, string>();
  for (const [name, {targets}] of documents) {
    for (const target of targets.filter((one) => !isAllowed(one)))
      blocked.set(`  ${target.directive} blocks ${target.address} in`, name);
  }
  if (blocked.size === 0) return undefined;
  return [
    'The content security policy blocks what pages load or where their forms send:',
    ...[...blocked].map((line) => line.join(' ')),
    'FORM_ORIGINS allows forms. docs/deployment.md says how to allow anything else.',
  ].join('\n');
}
