/** Finds system programs that tests and measurements need. */
import fs from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Path of a program in PATH, if it is there. */
export function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/**
 * Path of the first program that is installed.
 *
 * @param variable environment variable with the path of the program, which overrides installed ones
 * @param places absolute paths, and names to look up in PATH
 * @throws Error if the variable is not the path of an executable
 */
export function findProgram(variable: string, places: readonly string[]): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return places.map((place) => (isExecutable(place) ? place : inPath(place))).find(Boolean);
  if (isExecutable(chosen)) return chosen;
  throw new Error(`${variable} is ${JSON.stringify(chosen)}, which is not a program.`);
}
