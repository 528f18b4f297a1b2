// Wrapped: adds the link to the page's Markdown twin.
import type {ComponentProps, ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import CopyMarkdown from '@site/src/components/reference/CopyMarkdown';

export default function ContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <CopyMarkdown path={metadata.permalink} />
      <Content {...props} />
    </>
  );
}
