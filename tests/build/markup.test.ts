/** A page of each kind follows the HTML standard and the accessibility rules of html-validate; with `PAGES=all`, all. */
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {expect, it} from 'vitest';
import {KINDS} from '../browser/support/pages';
import {pages, readText} from './support';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes them with an empty value.
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      // Search engines shorten it: a warning of the build.
      'long-title': 'off',
      'no-raw-characters': ['error', {relaxed: true}],
      'void-style': 'off',
      // Ids of React and Docusaurus begin with an underscore, which the standard allows.
      'valid-id': ['error', {relaxed: true}],
      // Drawings set numbers and colours as custom properties in `style`.
      'no-inline-style': 'off',
      // Lists without a heading have an `aria-label`.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
    },
  }),
);

it('the markup is valid', () => {
  const chosen = pages.filter(({path}) => process.env.PAGES === 'all' || [...KINDS, '/404'].includes(path));
  const problems = chosen.flatMap(({file}) =>
    validator
      .validateStringSync(readText(file), file)
      .results.flatMap(({messages}) =>
        messages.map(({ruleId, message, selector}) => `${file}: ${ruleId}: ${message} (${selector})`),
      ),
  );
  expect(problems).toEqual([]);
});
