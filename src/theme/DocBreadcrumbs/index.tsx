// Replaced: documentation pages have the same breadcrumbs as all other pages.
import type {ReactNode} from 'react';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import {useDocFacts} from '@site/src/components/hooks/useDocFacts';

export default function DocBreadcrumbs(): ReactNode {
  const {breadcrumbs} = useDocFacts();
  return breadcrumbs.length > 0 && <Breadcrumbs trail={breadcrumbs} />;
}
