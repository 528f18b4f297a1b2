// Wrapped: adds the social data that every page carries (section 9 of the specification).
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import SocialMeta from '@site/src/components/layout/SocialMeta';
import usePagePath from '@site/src/components/usePagePath';
import {pageHead} from '@site/src/lib/metadata';
import {useBrand} from '@site/src/components/useSettings';

export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const path = usePagePath();
  return (
    <>
      <Metadata />
      <SocialMeta {...pageHead(metadata, useBrand().name)} path={path} />
    </>
  );
}
