import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {tiers} from '../../src/content/pricing';
import {offersOf, structuredDataScript, thingsOf, type PageFacts, type SiteFacts} from '../../src/lib/structuredData';
import {addStructuredData, readPage, type DocumentFacts} from '../../src/plugins/hosting/structuredData';
import {inlineScripts} from '../../src/plugins/hosting/policy';

const HOME = 'https://www.skillgrove.example/lms/';
const site: SiteFacts = {
  home: HOME,
  brand,
  description: 'A learning management system.',
  planName: 'Teams',
  tiers,
  language: 'en-GB',
};
const page: PageFacts = {
  path: '/about',
  address: `${HOME}about`,
  headline: 'About',
  description: 'Who we are.',
  breadcrumbs: [],
  faq: [],
};
const typesOf = (facts: Partial<PageFacts>) =>
  thingsOf({...page, ...facts}, site).map((thing) => (thing as {'@type': string})['@type']);

/** The part of an offer that tells it from the others. */
interface Read {
  name: string;
  price: number;
  eligibleQuantity: {minValue: number; maxValue: number};
  priceSpecification: {price: number; billingDuration: string};
}

describe('offersOf', () => {
  const offers = offersOf(site) as unknown as Read[];

  it('offers every listed price of every tier, in both periods', () => {
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

  it('has none for a tier whose price is asked for', () => {
    expect(offersOf({...site, tiers: tiers.slice(-1)})).toEqual([]);
    const alone = thingsOf({...page, path: '/pricing'}, {...site, tiers: tiers.slice(-1)});
    expect(JSON.stringify(alone)).not.toContain('offers');
  });
});

describe('thingsOf', () => {
  it('says what each kind of page is', () => {
    expect(typesOf({})).toEqual([]);
    expect(typesOf({path: '/'})).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(typesOf({path: '/pricing', faq: [{question: 'Why?', answer: 'Because.'}]})).toEqual([
      'Organization',
      'SoftwareApplication',
      'FAQPage',
    ]);
    expect(typesOf({path: '/features/quizzes', breadcrumbs: [{name: 'Quizzes'}]})).toEqual(['BreadcrumbList']);
    expect(typesOf({path: '/developer'})).toContain('APIReference');
    expect(typesOf({path: '/developer/reference/list-courses'})).toContain('APIReference');
    expect(typesOf({path: '/developer/guides/errors'})).toContain('TechArticle');
    expect(typesOf({path: '/developers'})).toEqual([]);
  });

  it('names profiles only where there are some', () => {
    expect(JSON.stringify(thingsOf({...page, path: '/'}, site))).not.toContain('sameAs');
    const known = {...brand, links: {...brand.links, linkedin: 'https://www.linkedin.example/company/skillgrove'}};
    expect(thingsOf({...page, path: '/'}, {...site, brand: known})[0]).toMatchObject({sameAs: [known.links.linkedin]});
  });
});

describe('structuredDataScript', () => {
  it('holds what it is given, whatever that is', () => {
    const hostile = '</script ><script>alert(1)</script><!-- &amp; \u2028 "';
    const html = structuredDataScript([{'@type': 'Question', name: hostile}]);
    const $ = load(html);
    expect($('script')).toHaveLength(1);
    expect(inlineScripts(html)).toEqual([]);
    const data = JSON.parse($('script').text()) as {'@graph': [{name: string}]};
    expect(data['@graph'][0].name).toBe(hostile);
  });
});

describe('a document', () => {
  const facts: DocumentFacts = {...site, faqs: new Map([['/x', [{question: 'Why?', answer: 'Because.'}]]])};
  const document = (head: string, body: string) =>
    `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const html = document(
    `<meta name=description content="It&#x27;s so."><link rel=canonical href=${HOME}x />`,
    `<nav aria-label=Main><a href=/lms/>Home</a></nav>
     <nav aria-label=Breadcrumb class=a><ol><li><a href=/lms/y#z>Up &amp; on</a><li aria-current=page>Here</ol></nav>
     <h1>The <em>end</em></h1>`,
  );

  it('says what its page shows', () => {
    expect(readPage(html, facts)).toEqual({
      path: '/x',
      address: `${HOME}x`,
      headline: 'The end',
      description: "It's so.",
      breadcrumbs: [{name: 'Up & on', address: `${HOME}y#z`}, {name: 'Here'}],
      faq: [{question: 'Why?', answer: 'Because.'}],
    });
  });

  it('carries the data in its head', () => {
    const $ = load(addStructuredData(html, facts));
    const data = JSON.parse($('head > script[type="application/ld+json"]').text()) as {'@graph': object[]};
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1, name: 'Up & on', item: `${HOME}y#z`},
          {position: 2, name: 'Here'},
        ],
      },
      {'@type': 'FAQPage', mainEntity: [{name: 'Why?', acceptedAnswer: {text: 'Because.'}}]},
    ]);
  });

  it('stays as it is where it has no address, or nothing to say', () => {
    const missing = document('<meta name=robots content=noindex>', '<h1>Page Not Found</h1>');
    const foreign = document('<link rel=canonical href=https://other.example/x>', '<h1>Elsewhere</h1>');
    const plain = document(`<link rel=canonical href=${HOME}about>`, '<h1>About</h1>');
    for (const one of [missing, foreign, plain]) expect(addStructuredData(one, facts)).toBe(one);
  });
});
