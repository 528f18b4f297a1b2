import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import brand from '../../../src/content/brand';
import {docFacts, factsOf, OVERVIEW_CRUMB, type PageFacts} from '../../../src/lib/pageFacts';
import {offersOf, productData, type ProductFacts} from '../../../src/lib/productData';
import {structuredDataJson, thingsOf, type SiteFacts} from '../../../src/lib/structuredData';
import {finishDocument} from '../../../src/plugins/finish/hosting/documents';
import {TIERS as tiers} from '../support/tiers';

const HOME = 'https://www.skillgrove.example/lms/';
const plan: ProductFacts = {description: 'A learning management system.', planName: 'Teams', tiers};
const product = productData(plan);
const site: SiteFacts = {home: HOME, brand, language: 'en-GB'};
const page = factsOf({path: '/about', title: 'About', description: 'Who we are.', kind: 'page'});
const typesOf = (facts: Partial<PageFacts>, more: Partial<SiteFacts> = {}) =>
  thingsOf({...page, ...facts}, {...site, ...more}).map((thing) => (thing as {'@type': string})['@type']);

/** The fields that distinguish one `Offer` from the others. */
interface Read {
  name: string;
  price: number;
  eligibleQuantity: {minValue: number; maxValue: number};
  priceSpecification: {price: number; billingDuration: string};
}

describe('offersOf', () => {
  const offers = offersOf(HOME, plan) as unknown as Read[];

  it('lists the prices of every tier for both billing periods', () => {
    const listed = tiers.flatMap(({min, monthly, annual}) => [
      ...(monthly === null ? [] : [`${min} P1M ${monthly}`]),
      ...(annual === null ? [] : [`${min} P1Y ${annual}`]),
    ]);
    expect(
      offers.map(
        ({eligibleQuantity, priceSpecification}) =>
          `${eligibleQuantity.minValue} ${priceSpecification.billingDuration} ${priceSpecification.price}`,
      ),
    ).toEqual(listed);
    expect(offers[0]).toMatchObject({name: 'Teams, 10–100 users, billed monthly', price: 5});
    expect(offers[1]).toMatchObject({name: 'Teams, 10–100 users, billed annually', price: 4});
  });

  it('has no offer for a tier without a listed price', () => {
    const asked = {...plan, tiers: tiers.slice(-1)};
    expect(offersOf(HOME, asked)).toEqual([]);
    expect(JSON.stringify(thingsOf({...page, path: '/pricing'}, {...site, product: productData(asked)}))).not.toContain(
      'offers',
    );
  });
});

describe('thingsOf', () => {
  it('describes each kind of page', () => {
    expect(typesOf({})).toEqual([]);
    expect(typesOf({path: '/', kind: 'home'}, {product})).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(typesOf({path: '/pricing', faq: [{question: 'Why?', answer: 'Because.'}]}, {product})).toEqual([
      'Organization',
      'SoftwareApplication',
      'FAQPage',
    ]);
    expect(typesOf({kind: 'feature', breadcrumbs: [{title: 'Quizzes'}]})).toEqual(['BreadcrumbList']);
    for (const kind of ['reference', 'operation'] as const) {
      expect(typesOf({kind})).toEqual(['Organization', 'WebSite', 'APIReference']);
    }
    expect(typesOf({kind: 'guide'})).toContain('TechArticle');
  });
});

describe('facts of the documentation', () => {
  const doc = {permalink: '/lms/developer/guides/errors', title: 'Errors', description: 'Codes.', frontMatter: {}};

  it('describe an operation if the front matter says so, whose title may be shortened', () => {
    const href = '/developer#courses';
    const categories = [{label: 'API'}, {label: 'Courses', customProps: {href}}];
    const frontMatter = {kind: 'operation', sidebar_label: 'List the courses of a team'};
    expect(docFacts({...doc, title: 'List the…', frontMatter}, '/lms/', categories)).toMatchObject({
      kind: 'operation',
      title: 'List the…',
      headline: 'List the courses of a team',
      breadcrumbs: [OVERVIEW_CRUMB, {title: 'Courses', href}, {title: 'List the courses of a team'}],
    });
  });
});

describe('structuredDataJson', () => {
  it('preserves any value', () => {
    const hostile = '</script ><script>alert(1)</script><!-- &amp; \u2028 "';
    const json = structuredDataJson([{'@type': 'Question', name: hostile}]);
    const html = `<script type="application/ld+json">${json}</script>`;
    const $ = load(html);
    expect($('script')).toHaveLength(1);
    expect(finishDocument(html, () => '').inlineScripts).toEqual([]);
    const data = JSON.parse($('script').text()) as {'@graph': [{name: string}]};
    expect(data['@graph'][0].name).toBe(hostile);
  });
});
