import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import documentation from '#data/reference/documentation.json';
import facts from '#data/content/facts-developer.json';
import Layout from '@site/src/components/layout/SiteLayout';
import PageMeta from '@site/src/components/layout/PageMeta';
import StructuredData from '@site/src/components/layout/StructuredData';
import Frame from '@site/src/components/docs/Frame';
import WaysIn from '@site/src/components/docs/WaysIn';
import {useActiveSection} from '@site/src/components/docs/useActiveSection';
import {useHasGuides} from '@site/src/components/hooks/useSettings';
import downloads from '@site/src/content/downloads';
import {sectionIds} from '@site/src/lib/documentation';
import {downloadsFor} from '@site/src/lib/downloads';
import Overview from 'docusaurus-openapi-pages/components/Overview';
import type {OverviewData} from 'openapi-model/page';

const SECTIONS = sectionIds(documentation);

/** The frame of the page. It follows scrolling on its own, so that a new section does not render every operation again. */
function Shell({children}: {children: ReactNode}): ReactNode {
  const section = useActiveSection(SECTIONS);
  return (
    <Frame section={section}>
      <main>{children}</main>
    </Frame>
  );
}

/** The whole API on one page (section 7). */
export default function Developer({data}: {data: OverviewData}): ReactNode {
  const hasGuides = useHasGuides();
  return (
    <Layout>
      <PageMeta facts={facts} />
      <StructuredData facts={facts} />
      <Shell>
        <Overview
          data={data}
          downloads={downloadsFor(downloads, data.tags)}
          downloadsLabel="Contract and other files for programs"
          lead={hasGuides && <WaysIn />}
        >
          <p className="ref-note">
            About this site itself: <Link to="/branding-guide">Branding guide</Link>,{' '}
            <Link to="/how-to-widget">How to add a chat widget</Link>
          </p>
        </Overview>
      </Shell>
    </Layout>
  );
}
