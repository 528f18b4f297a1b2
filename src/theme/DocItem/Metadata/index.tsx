// Replaced: documentation pages have the same head as all other pages (section 9 of the specification).
import type {ReactNode} from 'react';
import PageMeta from '@site/src/components/layout/PageMeta';
import {useDocFacts} from '@site/src/components/hooks/useDocFacts';

export default function Metadata(): ReactNode {
  return <PageMeta facts={useDocFacts()} />;
}
