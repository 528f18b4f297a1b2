import {defineConfig, devices} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium} from './scripts/chromium';

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
  workers: 2,
  reporter: [['line'], ['json', {outputFile: '.cache/test/browser.json'}]],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_ORIGIN,
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_ARGS},
  },
  projects: [{name: 'chromium', use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}}}],
});
