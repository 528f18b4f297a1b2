// Wrapped: adds the Twitter title and description, which every page carries (section 9 of the specification).
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {pageHead} from '@site/src/lib/metadata';
import {useBrand} from '@site/src/components/useSettings';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {title, description} = pageHead(metadata, useBrand().name);
  return (
    <>
      <Metadata />
      <Head>
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
      </Head>
    </>
  );
}
