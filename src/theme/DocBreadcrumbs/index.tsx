// Replaced: guides show the breadcrumbs of every other page, and the build makes the structured data of all of them.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {OVERVIEW_CRUMB} from '@site/src/components/reference/crumbs';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';

export default function DocBreadcrumbs(): ReactNode {
  return <Breadcrumbs current={useDoc().metadata.title} parents={[OVERVIEW_CRUMB]} />;
}
