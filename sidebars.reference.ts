import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {REFERENCE_DIR} from './src/config/reference';

type Categories = Extract<SidebarsConfig[string], unknown[]>;

// The folder depends on the contract.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const {default: tags} = require(path.resolve(REFERENCE_DIR, 'sidebar')) as {default: Categories};
// Not with `require`, which would keep the first version while `docusaurus start` runs.
const sections = JSON.parse(readFileSync(path.join(REFERENCE_DIR, 'sections.json'), 'utf8')) as Record<string, string>;

/** The contract's tags with their operations, as the generator groups them, for breadcrumbs, previous and next. */
const sidebars: SidebarsConfig = {
  reference: tags.flatMap((tag) =>
    typeof tag === 'object' && tag.type === 'category' && Object.hasOwn(sections, tag.label as string)
      ? [{...tag, customProps: {href: sections[tag.label as string]}}]
      : [],
  ),
};

export default sidebars;
