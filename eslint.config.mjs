import js from '@eslint/js';
import {defineConfig} from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The folders of `src` that hold code, from the bottom up. */
const FLOORS = ['content', 'openapi', 'lib', 'sandbox', 'config', 'client', 'components', 'plugins', 'pages', 'theme'];

/** Programs that build, start, measure and test the site; the site itself needs none of them. */
const TOOLS = '^(?:@site/|(?:\\.\\./)+)(?:scripts|bench|tests)/';
const FRAMEWORK = '^(?:@theme|@theme-original|@theme-init|@generated|@docusaurus|react)(?:/|$)';

/** Matches an import of these folders, written from the root or as a relative path. */
const inFolders = (names) => `^(?:@site/src/|(?:\\.\\./)+(?:src/)?)(?:${names.join('|')})(?:/|$)`;

/** `import()` and `require` with an address that matches. */
const dynamic = (regex) => {
  const literal = `Literal[value=/${regex.replaceAll('/', '\\/')}/]`;
  return [`ImportExpression > ${literal}`, `CallExpression[callee.name='require'] > ${literal}`].join(', ');
};

/**
 * A floor of the house: what its files may import from `src`. Anything else is refused, and so are the tools.
 *
 * @param folder below `src`
 * @param allowed floors whose values and types may be imported
 * @param types floors of which only types may be imported
 * @param refused a pattern for imports from outside `src`
 */
const floor = (folder, {allowed = [], types = [], refused, files = [`src/${folder}/**/*.{ts,tsx}`]}) => {
  const values = [folder.split('/')[0], ...allowed];
  const onlyTypes = types.filter((name) => !values.includes(name));
  const others = FLOORS.filter((name) => !values.includes(name) && !onlyTypes.includes(name));
  const message = `src/${folder} may import values from ${values.join(', ')} and types from ${[...values, ...onlyTypes].join(', ')}.`;
  const restrictions = [
    {regex: inFolders(others), message},
    ...(onlyTypes.length > 0 ? [{regex: inFolders(onlyTypes), message, allowTypeImports: true}] : []),
    {regex: TOOLS, message: 'The site does not import its tools.'},
    ...(refused ? [{regex: refused, message: `src/${folder} does not import this.`}] : []),
  ];
  const patterns = restrictions.map((restriction) => ({...restriction, caseSensitive: true}));
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', {patterns}],
      'no-restricted-syntax': ['error', ...patterns.map(({regex, message}) => ({selector: dynamic(regex), message}))],
    },
  };
};

const COMPONENTS = {allowed: ['lib', 'openapi'], types: ['content', 'config']};

export default defineConfig(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      'build/',
      'build.*/',
      'docs/reference/',
      'playwright-report/',
      'screenshots/',
      'test-results/',
    ],
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
  // Arrows run down only. Where a later entry names a narrower folder, it replaces the rule of the wider one.
  floor('content', {refused: FRAMEWORK}),
  floor('openapi', {refused: FRAMEWORK}),
  floor('lib', {allowed: ['openapi'], types: ['content'], refused: '^@theme'}),
  floor('sandbox', {allowed: ['openapi'], refused: `${FRAMEWORK}|^node:`}),
  floor('config', {allowed: ['content', 'openapi', 'lib']}),
  floor('client', {allowed: ['lib']}),
  // Props in, markup out: pages pass content to components.
  floor('components', COMPONENTS),
  floor('components/ui', {
    ...COMPONENTS,
    refused: '^(?:@site/src/components/|(?:\\.\\./)+)(?:layout|reference|scenes|search|sections)(?:/|$)',
  }),
  floor('components/reference', {...COMPONENTS, allowed: [...COMPONENTS.allowed, 'sandbox']}),
  // These still take their types from the plugin that makes their data.
  floor('components/reference', {
    ...COMPONENTS,
    types: [...COMPONENTS.types, 'plugins'],
    files: ['src/components/reference/{OperationList,PageLinks,SideNav,Sidebar}/**/*.{ts,tsx}'],
  }),
  // Scenes are drawn by name; no page opens the search or writes the head of a page of the theme.
  floor('components', {
    ...COMPONENTS,
    allowed: [...COMPONENTS.allowed, 'content'],
    files: ['src/components/{scenes,search,layout/PageMeta}/**/*.{ts,tsx}'],
  }),
  floor('plugins', {allowed: ['content', 'openapi', 'lib', 'config']}),
  floor('pages', {allowed: ['content', 'openapi', 'lib', 'components'], types: ['config', 'plugins']}),
  floor('theme', {allowed: ['content', 'openapi', 'lib', 'components', 'pages'], types: ['config']}),
);
