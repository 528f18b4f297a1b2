/** The overview as a page of the docs instance, and the sidebar of all pages. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Overview} from 'openapi-model/model';
import type {ReferencePages} from './pages.ts';

/** Id of the overview, which no operation has: their ids have no capitals. */
export const OVERVIEW_PAGE = 'API';

export const overviewPage = ({overviewMeta: {title, description}}: ReferencePages): string => `---
id: ${OVERVIEW_PAGE}
slug: /
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
---

import Overview from '@theme/ApiOverview';
import data from './${OVERVIEW_PAGE}.json';

<Overview data={data} />
`;

/**
 * The contract's tags with their operations, for the sidebar, breadcrumbs, previous and next. Each tag names its section
 * on the overview in `customProps.href`.
 */
export const sidebarsOf = (
  {tags, title}: Overview,
  id: string,
  overviewPath: string,
  hasOverview: boolean,
): SidebarsConfig => ({
  [id]: [
    ...(hasOverview ? [{type: 'doc' as const, id: OVERVIEW_PAGE, label: title}] : []),
    ...tags.map(({name, slug, operations}) => ({
      type: 'category' as const,
      label: name,
      customProps: {href: `${overviewPath}#${slug}`},
      items: operations.map((operation) => ({
        type: 'doc' as const,
        id: operation.slug,
        label: operation.summary,
        className: `openapi-${operation.method.toLowerCase()}`,
      })),
    })),
  ],
});
