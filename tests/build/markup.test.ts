/** Checks every built document against the HTML standard and the accessibility rules of html-validate. */
import {HtmlValidate, StaticConfigLoader, type ConfigData} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {pages, readText} from './support';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The minifier uses the shortest form that the standard allows.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-raw-characters': ['error', {relaxed: true}],
    'void-style': 'off',
    // Ids of React and Docusaurus begin with an underscore, which the standard allows.
    'valid-id': ['error', {relaxed: true}],
    // Drawings set numbers and colours as custom properties in `style`.
    'no-inline-style': 'off',
    // Lists without a heading have an `aria-label`.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
};

describe('the markup', () => {
  it('is valid in every document', {timeout: 300_000}, () => {
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const problems = pages.flatMap(({file}) =>
      validator
        .validateStringSync(readText(file), file)
        .results.flatMap(({messages}) =>
          messages.map(({ruleId, message, selector}) => `${file}: ${ruleId}: ${message} (${selector})`),
        ),
    );
    expect(problems).toEqual([]);
  });

  it('has a caption for every table and a scope for every header cell', () => {
    const problems = pages.flatMap(({file, $}) =>
      $('table')
        .toArray()
        .flatMap((table) => [
          ...($(table).children('caption').text().trim() ? [] : [`${file}: a table without caption`]),
          ...$(table)
            .find('th:not([scope])')
            .toArray()
            .map((heading) => `${file}: no scope: ${$(heading).text()}`),
        ]),
    );
    expect(problems).toEqual([]);
  });

  it('describes every drawing once or hides it from screen readers', () => {
    const problems = pages.flatMap(({file, $}) => [
      ...$('[role="img"]')
        .toArray()
        .filter(
          (drawing) => !$(drawing).attr('aria-label')?.trim() || $(drawing).closest('[aria-hidden="true"]').length,
        )
        .map(() => `${file}: a drawing without description`),
      ...$('svg:not([style*="display: none"])')
        .toArray()
        .filter(
          (drawing) =>
            !$(drawing).closest('[aria-hidden="true"], [role="img"], a[aria-label], button[aria-label]').length,
        )
        .map((drawing) => `${file}: ${$.html(drawing).slice(0, 80)}`),
    ]);
    expect(problems).toEqual([]);
  });
});
