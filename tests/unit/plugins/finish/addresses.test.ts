import {expect, it} from 'vitest';
import {checkAddresses, type Naming} from '../../../../src/plugins/finish/addresses';
import {content} from '../../support/records';

const HOME = 'https://www.example.org/lms/';
const isThere = (path: string) => path.startsWith('/there');
const link = (href: string) => ({title: 'Some page', href});
const [page] = Object.values(content.metadata);

const naming = (address: string): Naming => ({
  navigation: {
    header: [link('/there'), link('/there?a#b')],
    narrow: [link(address), link('https://elsewhere.example/gone')],
    footer: [{title: 'Column', links: [link(`${address}#a`), {title: 'Text'}]}],
    legal: [],
  },
  metadata: {[address]: page!},
  brand: {links: {blog: `${address}/blog`, careers: 'https://elsewhere.example/gone'}},
  search: {
    popular: [{...link(address), text: 'A page that many look for', icon: 'mail'}],
    links: ['login', `${address}/blog`].map((href) => ({...link(href), text: 'Go on.', icon: 'mail', answers: 'on'})),
    answers: {[`${address}#part`]: 'parts'},
  },
  skill: address === '/gone' ? ['Paths begin with /api/v1. See /developer/gone.'] : [],
  notOffered: HOME + address.slice(1),
});

it('an address without a page is an error, with its file and field', () => {
  expect(() => checkAddresses(naming('/gone'), HOME, isThere)).toThrow(
    new RegExp(
      [
        '^Invalid content in 8 places:',
        '  src/content/brand.ts: links.blog: .*; found "/gone/blog"',
        '  src/content/navigation.ts: narrow\\[0\\].href: .*; found "/gone"',
        '  src/content/navigation.ts: footer\\[0\\].links\\[0\\].href: .*; found "/gone#a"',
        '  src/content/search.ts: popular\\[0\\].href: .*; found "/gone"',
        '  src/content/search.ts: answers\\["/gone#part"\\]: .*; found "/gone#part"',
        '  src/content/metadata.ts: pages\\["/gone"\\]: .*',
        '  src/content/apiSkill.ts: \\[0\\]: .*; found "/developer/gone"',
        `  openapi/openapi.yaml: info\\["x-not-offered"\\]: .*; found "${HOME}gone"`,
        'Once these are right, .*$',
      ].join('\n'),
    ),
  );
  expect(() => checkAddresses(naming('/there'), HOME, isThere)).not.toThrow();
});
