/** `npm run lint:api`: lints the contract and its journeys, or the root file given as an argument. */
import {redocly} from '../src/plugins/reference/redocly';

const named = process.argv[2];
let status = redocly(['lint', named ?? 'openapi/openapi.yaml'], 'inherit').status ?? 1;
if (!named) {
  // The output is hidden if all is well, because half of it says that the contract's rules do not apply.
  const journeys = redocly(['lint', 'openapi/journeys.arazzo.yaml'], 'pipe');
  if (journeys.status === 0) console.log('openapi/journeys.arazzo.yaml is valid too.');
  else process.stderr.write(journeys.stdout + journeys.stderr);
  status ||= journeys.status ?? 1;
}
process.exitCode = status;
