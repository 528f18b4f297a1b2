import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  resolve: {alias: {'@site': root}},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['tests/unit/**/*.test.ts']},
      },
      {
        extends: true,
        test: {name: 'commands', include: ['tests/commands/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
      {
        extends: true,
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: ['tests/deep/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_200_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000},
      },
    ],
  },
});
