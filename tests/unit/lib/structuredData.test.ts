import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {structuredDataJson} from '../../../src/lib/structuredData';
import {finishDocument} from '../../../src/plugins/finish/hosting/documents';

it('structured data can contain any text', () => {
  const hostile = '</script ><script>alert(1)</script><!-- &amp; \u2028 "';
  const json = structuredDataJson([{'@type': 'Question', name: hostile}]);
  const html = `<script type="application/ld+json">${json}</script>`;
  const $ = load(html);
  expect($('script')).toHaveLength(1);
  expect(finishDocument(html, () => '').inlineScripts).toEqual([]);
  const data = JSON.parse($('script').text()) as {'@graph': [{name: string}]};
  expect(data['@graph'][0].name).toBe(hostile);
});
