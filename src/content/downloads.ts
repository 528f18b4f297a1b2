import type {Download} from './schema';

/** Files for programs, linked on /developer and in `llms.txt`. */
const downloads: Download[] = [
  {
    path: '/openapi.yaml',
    title: 'OpenAPI contract (YAML)',
    description: 'Every operation, for code generators and API tools.',
  },
  {path: '/openapi.json', title: 'OpenAPI contract (JSON)', description: 'The same contract as JSON.'},
  {
    path: '/postman-collection.json',
    title: 'Postman collection',
    description: 'A request for every operation, with variables for server and credentials.',
  },
  {path: '/llms.txt', title: 'llms.txt', description: 'A list of this site’s pages, for language models.'},
  {
    path: '/llms-full.txt',
    title: 'llms-full.txt',
    description: 'The text of the documentation and the main pages in one file.',
  },
];

export default downloads;
