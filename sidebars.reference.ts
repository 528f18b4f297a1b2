import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {REFERENCE_DIR} from './src/config/reference';

type Categories = Extract<SidebarsConfig[string], unknown[]>;

// The folder depends on the contract.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const generated = (file: string): unknown => require(path.resolve(REFERENCE_DIR, file));

const {default: tags} = generated('sidebar') as {default: Categories};
const sections = generated('sections.json') as Record<string, string>;

/** The contract's tags with their operations, as the generator groups them, for breadcrumbs, previous and next. */
const sidebars: SidebarsConfig = {
  reference: tags.flatMap((tag) =>
    typeof tag === 'object' && tag.type === 'category' && Object.hasOwn(sections, tag.label as string)
      ? [{...tag, customProps: {href: sections[tag.label as string]}}]
      : [],
  ),
};

export default sidebars;
