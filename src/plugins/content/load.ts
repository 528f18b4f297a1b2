/** Reads the record files in `src/content` without checking them; see check.ts. */
import path from 'node:path';
import {Globby, loadFreshModule} from '@docusaurus/utils';
import type {Contact, Counts, Prices, PricingTier, Services} from '../../content/schema';
import {inWords} from '../../lib/numbers';
import {quotedPrices} from '../../lib/pricing';

/** A file and its exports. */
export interface RawFile {
  /** Path relative to `src/content`, such as `solutions/employee-training.ts`. */
  file: string;
  /** The default export; the loader adds named exports to it as properties. */
  value: unknown;
  /** Reason why the file cannot be loaded. */
  unreadable?: string;
}

/** Placeholders for the settings that documents quote or depend on; tests check the texts of builds with others. */
const SETTINGS: Contact & Services = {contactEmail: 'contact@example.com', contactEndpoint: null, meetingUrl: null};

/** What records that are functions can quote. */
type Figures = Prices & Counts;

/** Functions that a file exports make sentences of what they are given, so they are no records. */
const withoutFunctions = (record: unknown): unknown =>
  typeof record !== 'object' || record === null || Array.isArray(record)
    ? record
    : Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'function'));

/** Calls a record that is a function with what it quotes. */
async function loadFile(contentDir: string, file: string, figures?: Figures): Promise<RawFile> {
  try {
    const record: unknown = await loadFreshModule(path.join(contentDir, file));
    if (typeof record !== 'function') return {file, value: withoutFunctions(record)};
    return {file, value: record({...SETTINGS, ...figures}) as unknown};
  } catch (error) {
    const {message, stack = ''} = ((error as Error).cause ?? error) as Error;
    const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && line.includes(contentDir + path.sep));
    // Without the column, which counts in the code without types.
    const place = frame
      ?.split(/\(|at /)
      .pop()
      ?.replace(/:\d+\)?$/, '');
    const unreadable = (place ? [message, place] : [message])
      .join(' at ')
      .replaceAll(contentDir + path.sep, '')
      .replace(/\s+/g, ' ')
      .trim();
    return {file, value: undefined, unreadable};
  }
}

/**
 * Every file, in a fixed order: all in the folder but the schema and the parts of the list of pictures, and the copy of
 * components of the theme.
 */
export async function loadContentFiles(contentDir: string): Promise<RawFile[]> {
  const files = await Globby(['**/*', '../theme/*/content.ts'], {
    cwd: contentDir,
    ignore: ['schema/**', 'scenes/!(index.ts)'],
  });
  if (files.length === 0) throw new Error(`There are no records in ${contentDir}`);
  const {value} = await loadFile(contentDir, 'tiers.ts');
  const tiers = (value as {tiers?: PricingTier[]} | undefined)?.tiers;
  const {value: integrations} = await loadFile(contentDir, 'integrations.ts');
  const countOf = (folder: string) => inWords(files.filter((file) => file.startsWith(`${folder}/`)).length);
  const figures: Figures = {
    ...quotedPrices(Array.isArray(tiers) ? tiers : []),
    featureCategories: countOf('featureCategories'),
    comparisons: countOf('comparisons'),
    integrations: inWords(Array.isArray(integrations) ? integrations.length : 0),
  };
  return Promise.all(files.sort().map((file) => loadFile(contentDir, file, figures)));
}
