import path from 'node:path';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles, loadPageFiles} from '../../../src/plugins/content/load';

const SRC = path.resolve(import.meta.dirname, '../../../src');
const pages = await loadPageFiles(path.join(SRC, 'pages'));

export const {content} = checkContent(await loadContentFiles(path.join(SRC, 'content')), 'static', pages);
