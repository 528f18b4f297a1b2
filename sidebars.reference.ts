import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {REFERENCE_DIR} from './src/config/reference';

type Categories = Extract<SidebarsConfig[string], unknown[]>;

// The folder depends on the contract.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const {default: tags} = require(path.resolve(REFERENCE_DIR, 'sidebar')) as {default: Categories};
// Not with `require`, which would keep the first version while `docusaurus start` runs.
const sections = JSON.parse(readFileSync(path.join(REFERENCE_DIR, 'sections.json'), 'utf8')) as Record<
  string,
  {href: string; pages: string[]}
>;

/** The contract's tags with their operations in the order of the overview, for breadcrumbs, previous and next. */
const sidebars: SidebarsConfig = {
  reference: tags.flatMap((tag) => {
    if (typeof tag !== 'object' || tag.type !== 'category' || !Object.hasOwn(sections, tag.label as string)) return [];
    const {href, pages} = sections[tag.label as string]!;
    const rank = (item: unknown) => pages.indexOf((item as {id: string}).id);
    return [{...tag, items: (tag.items as Categories).toSorted((a, b) => rank(a) - rank(b)), customProps: {href}}];
  }),
};

export default sidebars;
