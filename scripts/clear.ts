/** `npm run clear`: after `docusaurus clear`, removes what is generated besides. */
import fs from 'node:fs';

const packages = fs.readdirSync('packages', {withFileTypes: true}).filter((entry) => entry.isDirectory());
const dist = packages.map(({name}) => `packages/${name}/dist`);
for (const made of ['.cache', '.wrangler', 'build-hosting', 'test-results', ...dist])
  fs.rmSync(made, {recursive: true, force: true});
