/** Reads the record files below `src/content`; says nothing about whether they are right (see check.ts). */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** One file and what it exports. */
export interface RawFile {
  /** Path relative to `src/content`, such as `solutions/employee-training.ts`. */
  file: string;
  exports: Record<string, unknown>;
}

/** Folders that hold one record per file. */
export const RECORD_FOLDERS = ['solutions', 'features', 'featureCategories', 'comparisons', 'legal', 'guides'] as const;
/** Files that hold lists and tables. */
export const TABLE_FILES = ['brand', 'customers', 'integrations', 'metadata', 'pricing', 'security', 'solutionCategories'] as const;
/** Files that hold the words of one fixed page. */
export const PAGE_FILES = [
  'about', 'aiCourseCreation', 'bookADemo', 'callToAction', 'comparePage', 'contact', 'featuresPage', 'home',
  'integrationsPage', 'solutionsPage',
] as const;

async function loadFile(contentDir: string, file: string): Promise<RawFile> {
  try {
    const loaded = await loadFreshModule(path.join(contentDir, file));
    const exports = typeof loaded === 'object' && loaded !== null ? {...(loaded as Record<string, unknown>)} : {};
    return {file, exports: 'default' in exports ? exports : {...exports, default: loaded}};
  } catch (error) {
    throw new Error(`Content file ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Every record file, in a fixed order. */
export async function loadContentFiles(contentDir: string): Promise<RawFile[]> {
  const records = RECORD_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(contentDir, folder))
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  const singles = [...TABLE_FILES, ...PAGE_FILES].map((name) => `${name}.ts`);
  return Promise.all([...records, ...singles].map((file) => loadFile(contentDir, file)));
}
