import js from '@eslint/js';
import {defineConfig} from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The code folders in `src`, from the bottom up. */
const FLOORS = ['content', 'lib', 'sandbox', 'config', 'client', 'components', 'plugins', 'pages', 'theme'];

/** Programs that start, measure and test the site, which the site itself must not import. */
const TOOLS = '^(?:@site/|(?:\\.\\./)+)(?:scripts|bench|tests)/';
const FRAMEWORK = '^(?:@theme|@theme-original|@theme-init|@generated|#data|@docusaurus|react)(?:/|$)';

/** Matches an import of these folders, written from the root or as a relative path. */
const inFolders = (names) => `^(?:@site/src/|(?:\\.\\./)+(?:src/)?)(?:${names.join('|')})(?:/|$)`;

/** Selector for `import()` and `require` of a matching path. */
const dynamic = (regex) => {
  const literal = `Literal[value=/${regex.replaceAll('/', '\\/')}/]`;
  return [`ImportExpression > ${literal}`, `CallExpression[callee.name='require'] > ${literal}`].join(', ');
};

/**
 * Restricts what the files of a folder may import from `src`. Tools are always refused.
 *
 * @param folder folder in `src`
 * @param allowed folders whose values and types may be imported
 * @param types folders from which only types may be imported
 * @param refused pattern of imports from outside `src` to refuse
 * @param syntax further restrictions, as of no-restricted-syntax
 */
const floor = (folder, {allowed = [], types = [], refused, syntax = [], files = [`src/${folder}/**/*.{ts,tsx}`]}) => {
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
      'no-restricted-syntax': [
        'error',
        ...patterns.map(({regex, message}) => ({selector: dynamic(regex), message})),
        KEY_FIRST,
        ...syntax,
      ],
    },
  };
};

/** After a spread, a key makes JSX pass children as a list, which React then wants keys for. */
const KEY_FIRST = {
  selector: "JSXSpreadAttribute ~ JSXAttribute[name.name='key']",
  message: 'A key is before what is spread.',
};

/** Two sheets of one cascade layer win by the order in which they load. The kit has a layer of its own. */
const NO_CLASS_FROM_OUTSIDE = {
  selector: "CallExpression[callee.name='clsx'] > Identifier[name='className']",
  message: 'Only the kit and components/ui combine their own class with one from outside.',
};

const KIT_ONLY = {
  selector: 'JSXOpeningElement > JSXIdentifier[name=/^(?:button|input|select|textarea|dialog|details)$/]',
  message: 'Controls are in packages/kit and components/ui.',
};
const FOREIGN_SHEET = {
  selector: 'ImportDeclaration > Literal[value=/^(?!\\.\\u002F).+\\.module\\.css$/]',
  message: 'A module imports only its own style sheet.',
};

const COMPONENTS = {
  allowed: ['lib'],
  types: ['content', 'config'],
  syntax: [NO_CLASS_FROM_OUTSIDE, KIT_ONLY, FOREIGN_SHEET],
};

/**
 * What a package may not import: the site, and anything else that it does not list in its own `package.json`, which the
 * rule for dependencies checks.
 *
 * @param refused pattern of further imports to refuse
 */
const walls = (name, refused) => {
  const message = `packages/${name} works without this.`;
  const regex = ['^@site/', '(?:^|/)(?:src|tests)/', ...(refused ? [refused] : [])].join('|');
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', {patterns: [{regex, message, caseSensitive: true}]}],
      'no-restricted-syntax': ['error', {selector: dynamic(regex), message}, KEY_FIRST],
    },
  };
};

export default defineConfig(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      'build/',
      'build-hosting/',
      'examples/*/build/',
      'examples/*/.docusaurus/',
      'packages/*/dist/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  // A regular expression must not cost more than linear time, because text from outside can be long.
  {
    files: ['{src,packages,scripts,openapi}/**/*.{ts,tsx,mjs}'],
    ignores: ['packages/*/tests/**'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential'}],
    },
  },
  {
    // `const {left, out, ...rest} = record` is how a record loses fields.
    rules: {'@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}]},
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  // The build works after `npm ci --omit=dev`. Aliases such as @docusaurus/Link belong to no package and are not resolved.
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'docusaurus.config.ts', 'sidebars*.ts'],
    plugins: {'import-x': importX},
    rules: {'import-x/no-extraneous-dependencies': ['error', {devDependencies: false, includeTypes: false}]},
  },
  walls('openapi-model', `${FRAMEWORK}|^node:`),
  walls('openapi-sandbox', FRAMEWORK),
  walls('kit', '^(?:@theme|@generated|docusaurus-openapi-pages|openapi-)'),
  walls('docusaurus-openapi-pages', '^@generated'),
  {
    files: ['packages/docusaurus-openapi-pages/src/**/*.tsx'],
    rules: {'no-restricted-syntax': ['error', KEY_FIRST, NO_CLASS_FROM_OUTSIDE, KIT_ONLY, FOREIGN_SHEET]},
  },
  // Imports go down only. A later entry for a narrower folder overrides the entry for the wider one.
  floor('content', {refused: FRAMEWORK}),
  floor('lib', {types: ['content'], refused: '^@theme'}),
  // The sandbox of our API, and for agents the pages of the site.
  floor('sandbox', {allowed: ['content', 'lib'], refused: `${FRAMEWORK}|^node:`}),
  floor('config', {allowed: ['content', 'lib']}),
  floor('client', {allowed: ['lib']}),
  // Components get content as props, from pages.
  floor('components', COMPONENTS),
  floor('components/ui', {
    ...COMPONENTS,
    syntax: [],
    refused: '^(?:@site/src/components/|(?:\\.\\./)+)(?:docs|layout|scenes|search|sections)(?:/|$)',
  }),
  // No page can pass content to these: scenes are chosen by name, and the theme renders the search.
  floor('components', {
    ...COMPONENTS,
    allowed: [...COMPONENTS.allowed, 'content'],
    syntax: [KIT_ONLY, FOREIGN_SHEET],
    files: ['src/components/search/**/*.{ts,tsx}'],
  }),
  // The sheets of scenes always load together.
  floor('components', {
    ...COMPONENTS,
    allowed: [...COMPONENTS.allowed, 'content'],
    syntax: [KIT_ONLY],
    files: ['src/components/scenes/**/*.{ts,tsx}'],
  }),
  floor('plugins', {allowed: ['content', 'lib', 'config']}),
  floor('pages', {
    allowed: ['content', 'lib', 'components'],
    types: ['config', 'plugins'],
    syntax: [KIT_ONLY, FOREIGN_SHEET],
  }),
  floor('theme', {
    allowed: ['content', 'lib', 'components'],
    types: ['config'],
    syntax: [KIT_ONLY, FOREIGN_SHEET],
  }),
  // The sandbox of the reference, with our records.
  floor('theme', {allowed: ['sandbox'], files: ['src/theme/ApiSandbox/**/*.ts']}),
);
