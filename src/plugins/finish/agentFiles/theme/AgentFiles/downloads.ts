import type {Download} from '@site/src/content/schema';

const downloads: Download[] = [
  {
    path: '/postman-collection.json',
    title: 'Postman collection',
    description: 'A request for every operation, with variables for server and credentials.',
  },
  {path: '/llms.txt', title: 'llms.txt', description: 'A list of this site’s pages, for language models.'},
  {
    path: '/llms-full.txt',
    title: 'llms-full.txt',
    description: 'The text of the reference, the guides and the main pages in one file.',
  },
];

export default downloads;
