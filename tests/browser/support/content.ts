/** The records that the site was built from. */
import path from 'node:path';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles} from '../../../src/plugins/content/load';
import type {Content} from '../../../src/plugins/content/types';

/** All records, checked and in the order of pages. */
export const loadContent = async (): Promise<Content> =>
  checkContent(await loadContentFiles(path.resolve('src/content'))).content;
