/** Lints and bundles the contract that the reference's pages are made from. */
import {readSettings} from '../src/config/settings';
import {bundleContract} from './bundle';

const {apiUrl, openapiFile} = readSettings(process.env);
const problems = bundleContract(openapiFile, {apiUrl});
for (const {file, line, rule, message, pointer} of problems) {
  console.error(`${file}:${line}: ${rule}: ${message}${pointer ? ` (${pointer})` : ''}`);
}
if (problems.length > 0) {
  console.error(
    `The contract is wrong in ${problems.length} ${problems.length === 1 ? 'place' : 'places'}; no page was made.`,
  );
  process.exitCode = 1;
}
