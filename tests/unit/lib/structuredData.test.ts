import {load} from 'cheerio';
import {expect, it} from 'vitest';
import brand from '../../../src/content/brand';
import {docFacts, OVERVIEW_CRUMB} from '../../../src/lib/pageFacts';
import {offersOf, productData} from '../../../src/lib/productData';
import {structuredDataJson} from '../../../src/lib/structuredData';
import {finishDocument} from '../../../src/plugins/finish/hosting/documents';
import {TIERS} from '../support/tiers';

const HOME = 'https://www.skillgrove.example/lms/';
const plan = {description: 'A learning management system.', planName: 'Teams', tiers: TIERS};

it('each listed price is an offer', () => {
  const offers = offersOf(HOME, {...plan, tiers: [TIERS[0]!, TIERS.at(-1)!]});
  const quantity = {eligibleQuantity: {minValue: 10, maxValue: 100}};
  const priced = (price: number, billingDuration: string) => ({price, priceSpecification: {price, billingDuration}});
  expect(offers).toMatchObject([
    {name: 'Teams, 10–100 users, billed monthly', ...quantity, ...priced(5, 'P1M')},
    {name: 'Teams, 10–100 users, billed annually', ...quantity, ...priced(4, 'P1Y')},
  ]);
  const unlisted = productData({...plan, tiers: TIERS.slice(-1)});
  expect(unlisted({home: HOME, brand, language: 'en-GB'})).not.toHaveProperty('offers');
});

it('an operation has its whole title as headline, and its tag as breadcrumb', () => {
  const href = '/developer#courses';
  const categories = [{label: 'API'}, {label: 'Courses', customProps: {href}}];
  const headline = 'List the courses of a team';
  const frontMatter = {kind: 'operation', sidebar_label: headline};
  const doc = {permalink: '/lms/developer/reference/x', title: 'List the…', description: 'Lists.', frontMatter};
  expect(docFacts(doc, '/lms/', categories)).toMatchObject({
    kind: 'operation',
    title: 'List the…',
    headline,
    breadcrumbs: [OVERVIEW_CRUMB, {title: 'Courses', href}, {title: headline}],
  });
});

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
