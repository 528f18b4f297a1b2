/** The test projects. `tests/README.md` says which test belongs where. */
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Tests that read the built site. */
const ofBuild = (name: string, groupOrder: number) => ({
  extends: true as const,
  test: {
    name,
    sequence: {groupOrder},
    include: [`tests/${name}/**/*.test.ts`],
    // Files share a worker, so that the site is read once and not by each of them.
    pool: 'threads' as const,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  resolve: {alias: {'@site': root}},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A number of its own for each project, or files of two with different workers could not run at once.
          sequence: {groupOrder: 0},
          include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: ['packages/*/tests/commands/**'],
          // Pure functions leave nothing behind, so files can share a worker: modules are loaded once, not 40 times.
          pool: 'threads',
          isolate: false,
          // Vitest leaves one core free, which on two cores would leave one worker.
          maxWorkers: '100%',
          // The limits only have to stop endless loops, and a busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          sequence: {groupOrder: 1},
          include: ['tests/{commands,samples}/**/*.test.ts', 'packages/*/tests/commands/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // Samples start compilers, and the contract is bundled into one folder.
          fileParallelism: false,
        },
      },
      ofBuild('build', 2),
      ofBuild('house', 3),
      {
        extends: true,
        test: {
          name: 'deep',
          sequence: {groupOrder: 4},
          include: ['tests/deep/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_200_000,
          // Each builds whole sites or measures the machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
