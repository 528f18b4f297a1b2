import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import OperationPage from '@site/src/components/reference/OperationPage';
import PageLinks from '@site/src/components/reference/PageLinks';
import Sidebar from '@site/src/components/reference/Sidebar';
import styles from '@site/src/components/reference/styles.module.css';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import {factsOf, OVERVIEW_CRUMB} from '@site/src/lib/pageFacts';
import {operationPath} from '@site/src/lib/paths';
import type {NavData, OperationPageData} from '@site/src/plugins/reference/pages';

/** One operation or webhook of the API (section 7). */
export default function Operation({data, nav}: {data: OperationPageData; nav: NavData}): ReactNode {
  const {words, position, previous, next, ...operation} = data;
  const {slug, summary} = operation.operation;
  const facts = factsOf({
    ...words,
    path: operationPath(slug),
    kind: 'operation',
    headline: summary,
    breadcrumbs: [OVERVIEW_CRUMB, {title: nav.tag.name, href: `/developer#${nav.tag.slug}`}, {title: summary}],
  });
  return (
    <Page facts={facts}>
      <div className={styles.layout}>
        <Sidebar current={slug} nav={nav} position={position} />
        <div className={styles.content}>
          <Breadcrumbs trail={facts.breadcrumbs} />
          <OperationPage {...operation} />
          <PageLinks next={next} previous={previous} />
        </div>
      </div>
    </Page>
  );
}
