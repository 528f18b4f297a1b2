import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {OVERVIEW_CRUMB} from '../../../../src/lib/pageFacts';
import {docsFacts} from '../../../../src/plugins/finish/facts';

it('facts of documentation pages have the order and the categories of the sidebar', () => {
  const doc = (id: string, sidebarPosition?: number) => ({
    id,
    sidebarPosition,
    title: id,
    description: `About ${id}.`,
    permalink: `/lms/developer/${id}`,
    frontMatter: {},
  });
  const href = '/developer#courses';
  const items = [
    {type: 'link', label: 'API overview', href: '/developer'},
    {type: 'doc', id: 'start'},
    {
      type: 'category',
      label: 'Courses',
      customProps: {href},
      items: [{type: 'category', label: 'Lists', items: [{type: 'doc', id: 'list'}]}],
    },
  ];
  const version = {docs: [doc('loose'), doc('list', 1), doc('start', 0)], sidebars: {reference: items}};
  const content = {'docusaurus-plugin-content-docs': {reference: {loadedVersions: [version]}}};
  expect(
    docsFacts(content as unknown as AllContent, '/lms/').map(({path, breadcrumbs}) => [path, breadcrumbs.slice(1)]),
  ).toEqual([
    ['/developer/start', [{title: 'start'}]],
    ['/developer/list', [{title: 'Courses', href}, {title: 'list'}]],
    ['/developer/loose', [{title: 'loose'}]],
  ]);
  expect(docsFacts(content as unknown as AllContent, '/lms/')[0]!.breadcrumbs[0]).toEqual(OVERVIEW_CRUMB);
});
