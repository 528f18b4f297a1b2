/** Where a Markdown link leads. */
const TARGET = /\]\(\s*<?([^)\s>]+)/g;
/** Addresses of their own, and operations and tags, which have pages. */
const HAS_PAGE = /^(?:[a-z][a-z\d+.-]*:|#(?:tag|operation)\/)/i;

/**
 * Relative links in descriptions lead to pages of the site that the contract was written for. They are reported once, at
 * the first of them.
 */
export function relativeLinks() {
  const found = new Map();
  return {
    any(node, {location}) {
      if (typeof node?.description !== 'string') return;
      for (const [, target] of node.description.matchAll(TARGET)) {
        const place = location.child(['description']);
        if (!HAS_PAGE.test(target)) found.set(`${place.source.absoluteRef}${place.pointer} ${target}`, {target, place});
      }
    },
    Root: {
      leave(_root, {report}) {
        const [first] = found.values();
        if (!first) return;
        const links = found.size > 1 ? `${found.size} links in descriptions are` : 'A link in a description is';
        report({
          message: `${links} relative, such as ${first.target}. Pages show the text without the link.`,
          location: first.place,
        });
      },
    },
  };
}
