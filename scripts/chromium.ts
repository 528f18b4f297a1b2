/** Finds or installs Chromium for browser tests, measurements and screenshots. */
import {execFileSync} from 'node:child_process';
import {findProgram, inPath} from './programs';

/** Features of the browser that are off; Chromium takes only the last such flag, so this one repeats Playwright's. */
const DISABLED_FEATURES = [
  // Suggestions below the address bar: two pages of the browser's own, loaded next to the first page of every context.
  // They took half of the processor time of opening a page in a new context.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // From Playwright's chromiumSwitches.ts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** No sandbox, because containers and CI run as root. The other flags disable the browser's background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

const ADVICE = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.';

const installed = () =>
  findProgram('CHROMIUM_PATH', ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome']);

/** Installs the Debian package, because closed networks block Playwright's own download. */
function install(): void {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const [command, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    execFileSync(command!, rest, {stdio: ['ignore', 'inherit', 'inherit']});
  }
}

/**
 * Path of Chromium: the program in CHROMIUM_PATH, an installed one, or the Debian package, which is then installed.
 *
 * @throws Error with advice if Chromium is missing and cannot be installed
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (!inPath('apt-get')) throw new Error(`Chromium was not found. ${ADVICE}`);
  try {
    install();
  } catch (error) {
    throw new Error(`Chromium could not be installed. ${ADVICE}`, {cause: error});
  }
  const fresh = installed();
  if (!fresh) throw new Error(`apt-get did not install Chromium. ${ADVICE}`);
  return fresh;
}
