import {expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import contentPlugin from '../../../src/plugins/content';

it('a second language stops the build before it starts, and the error says what is missing', () => {
  const context = {siteDir: '.', baseUrl: '/', i18n: {locales: ['en-GB', 'de']}} as unknown as LoadContext;
  expect(() => contentPlugin(context)).toThrow(
    /i18n\.locales must list one locale; found en-GB, de\. .*records.*guides.*contract/,
  );
});
