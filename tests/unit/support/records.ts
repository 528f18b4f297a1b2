import path from 'node:path';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles} from '../../../src/plugins/content/load';

export const {content} = checkContent(
  await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content')),
);
