import {defineConfig, devices} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium, findHeadlessShell} from './scripts/programs';

/** What the headless shell cannot do: the screenshots, the back/forward cache, and blocking the data of sites. */
const NEEDS_CHROMIUM = ['pictures.spec.ts', 'leaving.spec.ts', 'storage.spec.ts'];

const launched = (executablePath: string) => ({
  ...devices['Desktop Chrome'],
  viewport: {width: 1280, height: 800},
  launchOptions: {executablePath, args: CHROMIUM_ARGS},
});

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/globalSetup.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Many tests walk through every page; a busy machine with two cores needs the time.
  timeout: 120_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  reporter: [['line'], ['json', {outputFile: '.cache/test/browser.json'}]],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_ORIGIN,
  },
  projects: [
    {name: 'headless shell', testIgnore: NEEDS_CHROMIUM, use: launched(findHeadlessShell())},
    {name: 'chromium', testMatch: NEEDS_CHROMIUM, use: launched(findChromium())},
  ],
});
