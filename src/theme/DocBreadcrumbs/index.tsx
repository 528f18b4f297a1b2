// Replaced: documentation shows the breadcrumbs of every other page, and the build makes the structured data of all of
// them. A category of the sidebar is part of the way if it says where it leads.
import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {OVERVIEW_CRUMB} from '@site/src/components/reference/crumbs';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';

export default function DocBreadcrumbs(): ReactNode {
  const {title, frontMatter} = useDoc().metadata;
  const categories = (useSidebarBreadcrumbs() ?? []).flatMap(({label, customProps}) => {
    const href = customProps?.href as string | undefined;
    return href ? [{title: label, href}] : [];
  });
  return <Breadcrumbs current={frontMatter.sidebar_label ?? title} parents={[OVERVIEW_CRUMB, ...categories]} />;
}
