/** Finds programs of the system that tests need, and installs Debian's packages when they are missing. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface ProgramOptions {
  /** As it is called in messages. */
  title: string;
  /** Environment variable that names the program; it wins over what is installed. */
  variable: string;
  /** Where to look: paths, and names to look for in PATH. */
  places: readonly string[];
  /** Lists of Debian packages that bring it; the next is tried when one cannot be had. */
  packages: readonly (readonly string[])[];
  /** What to do when there is none. */
  advice: string;
}

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

const installed = (places: readonly string[]): string | undefined =>
  places
    .map((place) => (path.isAbsolute(place) ? (isExecutable(place) ? place : undefined) : inPath(place)))
    .find((file) => file !== undefined);

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

function install(prefix: string[], packages: ProgramOptions['packages']): void {
  const apt = (...args: string[]) => {
    // Packages start their service in most run levels, but not in this one.
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args];
    execFileSync(command!, rest, {stdio: ['ignore', 'inherit', 'inherit']});
  };
  apt('update');
  for (const [index, names] of packages.entries()) {
    try {
      return apt('install', '-y', ...names);
    } catch (error) {
      if (index === packages.length - 1) throw error;
    }
  }
}

/**
 * Path of a program: the one that the variable names, one that is installed, or one installed now with apt-get.
 *
 * @throws Error that says what to do, if there is none and none can be installed
 */
export function findProgram({title, variable, places, packages, advice}: ProgramOptions): string {
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is ${JSON.stringify(chosen)}, which is not a program.`);
  }
  const found = installed(places);
  if (found) return found;

  const prefix = inPath('apt-get') ? asRoot() : null;
  if (!prefix) throw new Error(`No ${title} was found. ${advice}`);
  try {
    install(prefix, packages);
  } catch (error) {
    throw new Error(`${title} could not be installed. ${advice}`, {cause: error});
  }
  const fresh = installed(places);
  if (!fresh) throw new Error(`apt-get installed no ${title}. ${advice}`);
  return fresh;
}
