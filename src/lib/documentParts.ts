/** Parts of a document that we built: what reads many of them parses no more of each than it needs. */

/** All up to the end of the head; all of it where it has no head. */
export const headOf = (html: string): string => html.split(/<\/head>|<body\b/i, 1)[0]!;

/** The main part with its tags; empty where there is none. */
export function mainOf(html: string): string {
  const end = html.lastIndexOf('</main>');
  return end < 0 ? '' : html.slice(html.indexOf('<main'), end) + '</main>';
}
