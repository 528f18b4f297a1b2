/** Finds the system's Chromium for browser tests, measurements and screenshots; installs Debian's when there is none. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** No sandbox, because containers and CI run as root; the rest keeps the browser from talking to anyone but us. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function installed(): string | undefined {
  if (isExecutable('/usr/bin/chromium')) return '/usr/bin/chromium';
  return NAMES.map(inPath).find((file) => file !== undefined);
}

/** The words that run a command as root, or null if we may not. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], {stdio: 'ignore'});
    return ['sudo', '-n'];
  } catch {
    return null;
  }
}

function install(prefix: string[]): void {
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    execFileSync(command!, rest, {stdio: ['ignore', 'inherit', 'inherit']});
  };
  apt('update');
  apt('install', '-y', 'chromium');
}

/**
 * Path of a Chromium: the variable CHROMIUM_PATH, one that is installed, or one installed now with apt-get.
 *
 * @throws Error that says what to do, if there is none and none can be installed
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(chosen)}, which is not a program.`);
  }
  const found = installed();
  if (found) return found;

  const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.';
  const prefix = inPath('apt-get') ? asRoot() : null;
  if (!prefix) throw new Error(`No Chromium was found. ${advice}`);
  try {
    install(prefix);
  } catch (error) {
    throw new Error(`Chromium could not be installed. ${advice}`, {cause: error});
  }
  const fresh = installed();
  if (!fresh) throw new Error(`apt-get installed no Chromium. ${advice}`);
  return fresh;
}
