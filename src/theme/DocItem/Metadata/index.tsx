// Replaced: documentation pages have the same head as all other pages (section 9 of the specification).
import type {ReactNode} from 'react';
import PageMeta from '@site/src/components/layout/PageMeta';
import StructuredData from '@site/src/components/layout/StructuredData';
import {useDocFacts} from '@site/src/components/hooks/useDocFacts';

export default function Metadata(): ReactNode {
  const facts = useDocFacts();
  return (
    <>
      <PageMeta facts={facts} />
      <StructuredData facts={facts} />
    </>
  );
}
