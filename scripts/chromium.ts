/** The system's Chromium, for browser tests, measurements and screenshots. */
import {execFileSync} from 'node:child_process';
import {findProgram, inPath} from './programs';

/** No sandbox, because containers and CI run as root; the rest stops requests of the browser's own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ADVICE = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.';

const installed = () =>
  findProgram('CHROMIUM_PATH', ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome']);

/** Installs Debian's package: Playwright's own download is out of reach on closed networks. */
function install(): void {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const [command, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    execFileSync(command!, rest, {stdio: ['ignore', 'inherit', 'inherit']});
  }
}

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, one that is installed, or Debian's, installed now.
 *
 * @throws Error that says what to do, if there is none and none can be installed
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
  if (!fresh) throw new Error(`apt-get installed no Chromium. ${ADVICE}`);
  return fresh;
}
