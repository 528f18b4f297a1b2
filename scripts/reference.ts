/**
 * Lints and bundles the contract, then generates the operation pages.
 *
 * Everything generated is removed first, so that a failing run leaves no stale page to be shipped.
 */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {CONTRACT_DIR, REFERENCE_DIR} from '../src/config/reference';
import {readSettings} from '../src/config/settings';
import {siteTokens} from '../src/config/words';
import {fillDocument} from '../src/lib/words';
import {redocly} from './redocly';

const CONTRACT = 'openapi/openapi.yaml';
const BUNDLE = `${CONTRACT_DIR}/openapi.json`;

function stopUnless(label: string, {status, stdout, stderr}: SpawnSyncReturns<string>): void {
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nReference: ${label} failed; no page was generated.\n`);
  rmSync(REFERENCE_DIR, {recursive: true, force: true});
  process.exit(1);
}

/** The bundle speaks of this brand, and its server is the configured one. */
function fillBundle(): void {
  const document = fillDocument(JSON.parse(readFileSync(BUNDLE, 'utf8')), siteTokens(), CONTRACT);
  document.servers[0].url = readSettings(process.env).apiUrl;
  writeFileSync(BUNDLE, `${JSON.stringify(document, null, 2)}\n`);
}

rmSync(REFERENCE_DIR, {recursive: true, force: true});
rmSync(CONTRACT_DIR, {recursive: true, force: true});
mkdirSync(CONTRACT_DIR, {recursive: true});

stopUnless('linting the contract', redocly(['lint', CONTRACT], 'pipe'));
stopUnless('bundling the contract', redocly(['bundle', CONTRACT, '--output', BUNDLE], 'pipe'));
fillBundle();
stopUnless('bundling the contract', redocly(['bundle', BUNDLE, '--output', `${CONTRACT_DIR}/openapi.yaml`], 'pipe'));

// The docs instance looks for its folder before the generator has run.
mkdirSync(REFERENCE_DIR, {recursive: true});
stopUnless(
  'generating the operation pages',
  spawnSync('npx', ['--no-install', 'docusaurus', 'gen-api-docs', 'all'], {
    encoding: 'utf8',
  }),
);
