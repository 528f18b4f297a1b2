/** Lints the contract and the journeys through it; another root file may be named instead. */
import {redocly} from '../src/plugins/reference/redocly';

const named = process.argv[2];
let status = redocly(['lint', named ?? 'openapi/openapi.yaml'], 'inherit').status ?? 1;
if (!named) {
  // Half of what it prints is that the rules for contracts do not apply.
  const journeys = redocly(['lint', 'openapi/journeys.arazzo.yaml'], 'pipe');
  if (journeys.status === 0) console.log('openapi/journeys.arazzo.yaml is valid too.');
  else process.stderr.write(journeys.stdout + journeys.stderr);
  status ||= journeys.status ?? 1;
}
process.exitCode = status;
