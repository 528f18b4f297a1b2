/**
 * Checks that the site has one language, because its texts exist in one only.
 *
 * @param locales `i18n.locales` in docusaurus.config.ts
 * @throws Error saying what a second language would need
 */
export function checkLocales(locales: readonly string[]): void {
  if (locales.length === 1) return;
  throw new Error(
    `docusaurus.config.ts: i18n.locales must list one locale; found ${locales.join(', ')}. ` +
      'Docusaurus would publish the same texts for each of them: the records in src/content, the guides in docs/guides, ' +
      'the contract in openapi and the labels in src/components have no version per locale yet. A second language needs ' +
      'all four; until then, build it as a site of its own.',
  );
}
