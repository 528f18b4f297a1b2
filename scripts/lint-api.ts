/** `npm run lint:api`: lints the contract and its journeys, or the root file given as an argument. */
import {formatProblem} from '../src/plugins/reference/problem';
import {readContract, redocly} from '../src/plugins/reference/redocly';

const JOURNEYS = 'openapi/journeys.arazzo.yaml';

const named = process.argv[2];
const contract = named ?? 'openapi/openapi.yaml';
const {problems} = readContract(contract);
if (problems.length === 0) console.log(`${contract} is valid.`);
else console.error(problems.map(formatProblem).join('\n'));
let status = problems.length === 0 ? 0 : 1;
if (!named) {
  // The output is shown only if the command fails: half of the output says that the contract's rules do not apply to
  // journeys.
  const journeys = redocly(['lint', JOURNEYS], 'pipe');
  if (journeys.status === 0) console.log(`${JOURNEYS} is valid.`);
  else process.stderr.write(journeys.stdout + journeys.stderr);
  status ||= journeys.status ?? 1;
}
process.exitCode = status;
