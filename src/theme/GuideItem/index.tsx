// Added: a guide: title, text, contents next to it, and links to the guides before and after. Headings, code and tables are still the theme's.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Title from '@theme/ApiTitle';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemPaginator from '@theme/DocItem/Paginator';
import MDXContent from '@theme/MDXContent';
import Toc from '@site/src/components/docs/Toc';
import styles from './styles.module.css';

function Guide({children}: {children: ReactNode}): ReactNode {
  const {metadata, toc} = useDoc();
  return (
    <article className={styles.guide}>
      <div className={styles.head}>
        <DocBreadcrumbs />
        <Title path={metadata.permalink}>{metadata.title}</Title>
      </div>
      {toc.length > 0 && (
        <div className={styles.contents}>
          <Toc items={toc} />
        </div>
      )}
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', styles.text)}>
        <MDXContent>{children}</MDXContent>
        <DocItemPaginator />
      </div>
    </article>
  );
}

export default function GuideItem({content: Content}: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <Guide>
        <Content />
      </Guide>
    </DocProvider>
  );
}
