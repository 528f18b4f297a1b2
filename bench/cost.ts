/** Time and memory of a command. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';

/** Interval between memory readings, in milliseconds. */
const POLL = 100;

/**
 * Parent of each process, by process id.
 *
 * @throws Error on systems without /proc, because a memory of 0 would pass every bound
 */
function parents(): Map<number, number> {
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    processes.flatMap((name): [number, number][] => {
      try {
        const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        // The process has ended since it was listed.
        return [];
      }
    }),
  );
}

function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Resident memory of a process and all its descendants; shared pages count once per process. */
export function treeBytes(root: number): number {
  const parentOf = parents();
  const belongs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || belongs(parentOf.get(pid)));
  return [...parentOf.keys()].filter(belongs).reduce((sum, pid) => sum + residentBytes(pid), 0);
}

export interface Cost {
  seconds: number;
  peakBytes: number;
}

/**
 * Runs a command and measures it. Its standard output is discarded.
 *
 * @param env environment variables in addition to those of this process
 * @param cwd working directory; by default that of this process
 * @throws Error if the command fails, or on systems without /proc
 */
export function run(command: string, args: string[], env: Record<string, string> = {}, cwd?: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let peakBytes = 0;
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, ...env},
      ...(cwd && {cwd}),
    });
    const timer = setInterval(() => (peakBytes = Math.max(peakBytes, treeBytes(child.pid!))), POLL);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - start) / 1000, peakBytes});
      else reject(new Error(`${command} ${args.join(' ')} ended with exit code ${code}.`));
    });
  });
}

/** Builds the site in a folder as `npm run build` does. */
export const buildSite = (dir: string): Promise<Cost> => run('npm', ['run', '--silent', 'build'], {}, dir);
