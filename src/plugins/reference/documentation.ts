/** The list of the documentation's pages, from the contract and the guides. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {fillFrontMatter} from '../../config/tokens';
import type {Documentation, PageEntry, SectionEntry} from '../../lib/documentation';
import type {Generated} from './generate';

const GUIDES_DIR = 'docs/guides';

/** The guides in the order of their positions. */
export async function guideEntries(siteDir: string): Promise<PageEntry[]> {
  const dir = path.join(siteDir, GUIDES_DIR);
  const files = (await fs.readdir(dir)).filter((file) => file.endsWith('.md'));
  const guides = await Promise.all(
    files.map(async (file) => {
      const filePath = path.join(dir, file);
      const fileContent = await fs.readFile(filePath, 'utf8');
      const {frontMatter} = await fillFrontMatter({
        filePath,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return {
        label: String(frontMatter.sidebar_label ?? frontMatter.title),
        href: `/developer/guides/${path.basename(file, '.md')}`,
        position: Number(frontMatter.sidebar_position),
      };
    }),
  );
  return guides.sort((a, b) => a.position - b.position).map(({label, href}) => ({label, href}));
}

/** The list for one contract. */
export function documentationOf(
  {overview: {errors, caveats, tags}}: Generated,
  guides: readonly PageEntry[],
): Documentation {
  const after: (SectionEntry | false)[] = [
    errors.length > 0 && {slug: 'error-catalogue', label: 'Error catalogue'},
    {slug: 'downloads', label: 'Downloads'},
    caveats.length > 0 && {slug: 'may-change', label: 'What may change'},
  ];
  return {
    guides,
    before: [{slug: 'authentication', label: 'Authentication'}],
    tags: tags.map(({name, group, slug, operations}, index) => ({
      label: name,
      ...(group !== tags[index - 1]?.group && {group}),
      slug,
      operations: operations.map((operation) => ({
        label: operation.summary,
        method: operation.method,
        slug: operation.slug,
      })),
    })),
    after: after.filter((section) => section !== false),
  };
}
