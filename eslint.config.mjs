import js from '@eslint/js';
import {defineConfig} from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const OURS = ['components', 'config', 'content', 'lib', 'openapi', 'pages', 'plugins', 'sandbox', 'theme'];

/** Imports of one of our floors, written as a relative path or from the root. */
const floors = (names) => `^(?:@site/src/|(?:\\.\\./)+(?:src/)?)(?:${names.join('|')})(?:/|$)`;
const allBut = (...names) => floors(OURS.filter((other) => !names.includes(other)));

/** A floor of the house: its files, what they may not import and why, and whether types are an exception. */
const floor = (files, regex, message, allowTypeImports = true) => ({
  files: [`${files}/**/*.{ts,tsx}`],
  rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: [{regex, message, allowTypeImports}]}]},
});

export default defineConfig(
  {
    ignores: ['.cache/', '.docusaurus/', 'build/', 'build.*/', 'playwright-report/', 'screenshots/', 'test-results/'],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  floor('src/content', `${allBut('content')}|^@theme/`, 'Content imports nothing of ours but types.'),
  floor(
    'src/openapi',
    `${allBut('openapi')}|^react|^@docusaurus/|^@theme/`,
    'The reader of the contract imports nothing of ours, types included.',
    false,
  ),
  floor(
    'src/lib',
    `${allBut('lib', 'openapi')}|^@theme/`,
    'Pure functions import nothing of ours but the contract reader.',
  ),
  floor(
    'src/components/ui',
    floors(['config', 'content', 'pages', 'plugins', 'sections', 'components/sections']),
    'Small parts know neither content nor sections.',
  ),
  floor('src/components/sections', floors(['pages', 'plugins']), 'Sections take records as props.'),
  floor(
    'src/sandbox',
    `${allBut('sandbox', 'openapi')}|^react|^node:|^@docusaurus/|^@theme/`,
    'The sandbox builds on the contract reader alone.',
    false,
  ),
);
