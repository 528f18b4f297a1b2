/**
 * Finds what the content security policy would block in the built documents, so that the build reports it and not a
 * visitor.
 */
import type {Policy} from './policy';

/** Something that a document loads. */
export interface Loaded {
  /** Directive that decides on it, such as `script-src`. */
  directive: string;
  /** URL as the document has it. */
  address: string;
}

/** Whether a policy lets a page of the site load something. */
function isAllowed({directive, address}: Loaded, policy: Policy, siteUrl: string): boolean {
  const sources = policy[directive] ?? policy['default-src'] ?? [];
  if (!URL.canParse(address, siteUrl)) return false;
  const {origin, protocol} = new URL(address, siteUrl);
  return sources.some(
    (source) => source === origin || source === protocol || (source === "'self'" && origin === siteUrl),
  );
}

const WAY_OUT =
  'ANALYTICS_SCRIPT_URL sets the script that counts visits, MEETING_URL the scheduler; docs/analytics.md says how to allow anything else.';

/**
 * Lines that name what is blocked, with its directive and the documents; empty if nothing is.
 *
 * @param foreign what each document loads from other origins
 * @param siteUrl origin of the site
 */
export function blockedLines(
  foreign: ReadonlyMap<string, readonly Loaded[]>,
  policy: Policy,
  siteUrl: string,
): string[] {
  const documents = new Map<string, string[]>();
  for (const [name, all] of foreign) {
    for (const loaded of all.filter((entry) => !isAllowed(entry, policy, siteUrl))) {
      const what = `${loaded.directive} blocks ${loaded.address}`;
      documents.set(what, [...(documents.get(what) ?? []), name]);
    }
  }
  if (documents.size === 0) return [];
  const lines = [...documents].map(([what, [first, ...others]]) => {
    const more =
      others.length > 0 ? ` and ${others.length} more ${others.length === 1 ? 'document' : 'documents'}` : '';
    return `  ${what} in ${first}${more}`;
  });
  return ['The content security policy of this build blocks what its pages load:', ...lines, WAY_OUT];
}
