// Added: the frame of the reference, without the theme's sidebar and styles. The docs plugin provides the sidebar items
// and the page.
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import Sidebar from './Sidebar';
import type {Props} from '@theme/DocRoot';
import styles from '@site/src/components/reference/styles.module.css';

/**
 * The not-found page of the reference. The component is loaded on demand, because few visitors see it. Until then React
 * keeps the text of the document (`__html`). `Suspense` would not do: React hides its server-rendered content until a
 * script runs.
 */
function UnknownPath(): ReactNode {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('@theme/NotFound/Content').then(({default: content}) => setContent(() => content));
  }, []);
  return Content ? <Content /> : <main dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
}

export default function ApiRoot(props: Props): ReactNode {
  const doc = useDocRootMetadata(props);
  if (!doc) return <UnknownPath />;
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
