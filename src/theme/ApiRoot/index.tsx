// Added: the frame of the reference, without the theme's sidebar and styles. The docs plugin provides the sidebar items
// and the page.
import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import Sidebar from './Sidebar';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import styles from '@site/src/components/reference/styles.module.css';

export default function ApiRoot(props: Props): ReactNode {
  const doc = useDocRootMetadata(props);
  if (!doc) return <NotFoundContent />;
  const {docElement, sidebarName, sidebarItems} = doc;
  return (
    <DocsSidebarProvider items={sidebarItems} name={sidebarName}>
      <main>
        {sidebarItems ? (
          <div className={styles.layout}>
            <Sidebar items={sidebarItems} />
            <div className={styles.content}>{docElement}</div>
          </div>
        ) : (
          <article className="wrap section-tight">{docElement}</article>
        )}
      </main>
    </DocsSidebarProvider>
  );
}
