import type {Download} from './schema';

/** Files of the contract, linked on /developer and in `llms.txt`. */
const downloads: Download[] = [
  {
    path: '/openapi.yaml',
    title: 'OpenAPI contract (YAML)',
    description: 'Every operation, for code generators and API tools.',
  },
  {path: '/openapi.json', title: 'OpenAPI contract (JSON)', description: 'The same contract as JSON.'},
];

export default downloads;
