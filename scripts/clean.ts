/** `npm run clean`: removes everything that commands generate, except installed packages. */
import fs from 'node:fs';

/** The generated files and folders that git ignores. Docusaurus removes its own first. */
const GENERATED =
  /^(?:\.cache|\.docusaurus|build|build-hosting|build.*\.previous|playwright-report|screenshots|test-results)$/;

const names = [...fs.readdirSync('.').filter((name) => GENERATED.test(name)), 'docs/reference'];
for (const name of names) fs.rmSync(name, {recursive: true, force: true});
