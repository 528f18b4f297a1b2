import {expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import contentPlugin from '../../../../src/plugins/content';

it.each([
  ['a second language', ['en-GB', 'de'], 'en-GB'],
  ['a language that is not listed', ['en-GB'], 'de'],
])('%s stops the build before it starts, and the error says why', (_, locales, currentLocale) => {
  const context = {siteDir: '.', baseUrl: '/', i18n: {locales, currentLocale}} as unknown as LoadContext;
  expect(() => contentPlugin(context)).toThrow(/i18n\.locales .*found .*\bde\b.*records.*guides.*contract/);
});

it('one language starts, whichever it is', () => {
  const i18n = {locales: ['de'], currentLocale: 'de'};
  const context = {siteDir: '.', generatedFilesDir: '.', baseUrl: '/', i18n} as unknown as LoadContext;
  expect(contentPlugin(context).name).toBe('content');
});
