import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {OVERVIEW_CRUMB} from '../../../../src/lib/pageFacts';
import {docsFacts, siteFacts} from '../../../../src/plugins/finish/facts';
import {content} from '@site/tests/unit/support/records';

it('facts of documentation pages have the order and the categories of the sidebar', () => {
  const doc = (id: string, sidebarPosition?: number) => ({
    ...{id, sidebarPosition, title: id, description: `About ${id}.`},
    ...{permalink: `/lms/developer/${id}`, frontMatter: {}},
  });
  const href = '/developer#courses';
  const list = {type: 'category', label: 'Lists', items: [{type: 'doc', id: 'list'}]};
  const items = [
    {type: 'link', label: 'API overview', href: '/developer'},
    {type: 'doc', id: 'start'},
    {type: 'category', label: 'Courses', customProps: {href}, items: [list]},
  ];
  const version = {docs: [doc('loose'), doc('list', 1), doc('start', 0)], sidebars: {reference: items}};
  const content = {'docusaurus-plugin-content-docs': {reference: {loadedVersions: [version]}}};
  expect(
    docsFacts(content as unknown as AllContent, '/lms/').map(({path, breadcrumbs}) => [path, ...breadcrumbs]),
  ).toEqual([
    ['/developer/start', OVERVIEW_CRUMB, {title: 'start'}],
    ['/developer/list', OVERVIEW_CRUMB, {title: 'Courses', href}, {title: 'list'}],
    ['/developer/loose', OVERVIEW_CRUMB, {title: 'loose'}],
  ]);
});

it('the home page is listed once and first', () => {
  const baseUrl = '/lms/';
  const allContent = {
    content: {default: content},
    'docusaurus-plugin-content-pages': {
      default: [`${baseUrl}about`, baseUrl].map((permalink) => ({type: 'jsx', permalink})),
    },
    'docusaurus-plugin-content-docs': {
      reference: {loadedVersions: [], generated: {overview: {title: 'API'}, reference: {}}},
    },
  } as unknown as AllContent;
  const facts = siteFacts(allContent, baseUrl);
  expect(facts[0]).toMatchObject({path: '/', kind: 'home', indexed: true});
  const paths = facts.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
});
