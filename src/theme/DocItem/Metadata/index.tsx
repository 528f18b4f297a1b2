// Replaced: guides carry the same head as every other page (section 9 of the specification).
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageMeta from '@site/src/components/layout/PageMeta';

export default function Metadata(): ReactNode {
  return <PageMeta meta={useDoc().metadata} />;
}
