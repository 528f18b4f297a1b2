/** Finds or installs the system programs that tests need. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending))).find(isProgram);
}

/** Where macOS and Windows install browsers; they are on no PATH there. */
const APPLICATIONS = [
  ...['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
      path.join(process.env[name] ?? '', file),
    ),
  ),
];

/**
 * Chromium takes only the last list of features to switch off, so this one repeats Playwright's. The first three are the
 * suggestions below the address bar, which took half of the processor time of opening a page in a new context.
 */
const DISABLED_FEATURES =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,' +
  'ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,' +
  'AimEnabled,PreconnectToSearch';

/** No sandbox, because containers and CI run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${DISABLED_FEATURES}`,
];

/** Debian's packages, the second a build without a window that costs a fifth less processor time. */
const PACKAGES = 'chromium chromium-headless-shell';

/**
 * Path of Chromium: that in CHROMIUM_PATH, an installed one, or the Debian package, which root installs.
 *
 * @throws Error with advice if there is none
 */
export function findChromium(): string {
  const installed = () => findProgram('chromium', 'chromium-browser', 'google-chrome') ?? APPLICATIONS.find(isProgram);
  const found = process.env.CHROMIUM_PATH || installed();
  if (found) return found;
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    execFileSync('sh', ['-c', `apt-get update && apt-get install -y ${PACKAGES}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
  const fresh = installed();
  if (!fresh) throw new Error('Chromium was not found. Install it, or set CHROMIUM_PATH to the program.');
  return fresh;
}

/**
 * Path of the build without a window, or of Chromium if there is none. It draws text in another way, and keeps no page for
 * going back to.
 */
export const findHeadlessShell = (): string => {
  const chromium = findChromium();
  return findProgram('chromium-headless-shell') ?? chromium;
};
