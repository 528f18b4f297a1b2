import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import documentation from '@generated/reference/default/documentation.json';
import facts from '@generated/content/default/facts-developer.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import moreDownloads from '@theme/AgentFiles/downloads';
import Layout from '@site/src/components/layout/SiteLayout';
import PageMeta from '@site/src/components/layout/PageMeta';
import StructuredData from '@site/src/components/layout/StructuredData';
import Downloads from '@site/src/components/reference/Overview/Downloads';
import ErrorCatalogue from '@site/src/components/reference/Overview/ErrorCatalogue';
import FirstRequest from '@site/src/components/reference/Overview/FirstRequest';
import Frame from '@site/src/components/reference/Frame';
import Html from '@site/src/components/reference/Html';
import MayChange from '@site/src/components/reference/Overview/MayChange';
import OperationList from '@site/src/components/reference/Overview/OperationList';
import OperationSection from '@site/src/components/reference/OperationSection';
import Servers from '@site/src/components/reference/Servers';
import TitleRow from '@site/src/components/reference/TitleRow';
import WaysIn from '@site/src/components/reference/Overview/WaysIn';
import {useActiveSection} from '@site/src/components/reference/useActiveSection';
import {useOpenTarget} from '@site/src/components/reference/useOpenTarget';
import Deferred from '@site/src/components/ui/Deferred';
import {useHasGuides} from '@site/src/components/hooks/useSettings';
import downloads from '@site/src/content/downloads';
import {INTRODUCTION, sectionIds} from '@site/src/lib/documentation';
import {codeClass} from '@site/src/lib/shortCode';
import type {OverviewData} from 'openapi-model/page';
import styles from './_developer.module.css';

const SECTIONS = sectionIds(documentation);

/** The frame of the page. It follows scrolling on its own, so that a new section does not render every operation again. */
function Shell({children}: {children: ReactNode}): ReactNode {
  const section = useActiveSection(SECTIONS);
  return (
    <Frame section={section}>
      <main className={styles.content}>{children}</main>
    </Frame>
  );
}

/** The whole API on one page (section 7): introduction, authentication, every operation, the error catalogue. */
export default function Developer({data}: {data: OverviewData}): ReactNode {
  const {title, version, descriptionHtml, servers, security, tags, first, errors, caveats} = data;
  const hasGuides = useHasGuides();
  const {collectAnchor} = useBrokenLinks();
  for (const {slug} of tags) collectAnchor(slug);
  if (caveats.length > 0) collectAnchor('may-change');
  // What the API does comes first, then a request, then the sections of the description.
  const [lead = '', ...more] = descriptionHtml.split(/(?=<h2>)/);
  useOpenTarget();
  return (
    <Layout>
      <PageMeta facts={facts} />
      <StructuredData facts={facts} />
      <Shell>
        <section aria-labelledby={INTRODUCTION} className={styles.introduction}>
          <div className={styles.lead}>
            <TitleRow id={INTRODUCTION} path="/developer">
              {title}
            </TitleRow>
            <Html html={lead} />
            {servers.length > 0 && (
              <>
                <h2 className="ref-label">Base URL</h2>
                <Servers servers={servers} />
              </>
            )}
            {hasGuides && <WaysIn />}
            <p className="ref-note">
              Version {version}.{' '}
              {caveats.length > 0 && (
                <>
                  <a href="#may-change">What may change</a>.{' '}
                </>
              )}
              <a href="#downloads">
                {moreDownloads.length > 0 ? 'Contract, Postman collection, text for language models' : 'Contract'}
              </a>
            </p>
          </div>
          {first && <FirstRequest {...first} />}
          {more.length > 0 && <Html html={more.join('')} />}
        </section>
        <section aria-labelledby="authentication">
          <h2 id="authentication">Authentication</h2>
          {hasGuides && security.length > 0 && (
            <p>
              <Link to="/developer/guides/authentication">How to get the values, send them and keep them safe</Link>.
            </p>
          )}
          {security.length === 0 && <p>No operation requires credentials.</p>}
          <dl className={styles.facts}>
            {security.map((scheme) => (
              <div key={scheme.scheme}>
                <dt>
                  <code className={codeClass(scheme.name)}>{scheme.name}</code>
                </dt>
                <dd>
                  <Html html={scheme.descriptionHtml} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <Deferred>
          {tags.map(({name, group, slug, descriptionHtml: html, operations, rows}) => (
            <section aria-labelledby={slug} key={slug}>
              {group && <p className="ref-note">{group}</p>}
              <h2 id={slug}>{name}</h2>
              <Html html={html} />
              {operations?.map((operation) => (
                <OperationSection key={operation.slug} operation={operation} />
              ))}
              {rows && <OperationList rows={rows} />}
            </section>
          ))}
          {errors.length > 0 && <ErrorCatalogue errors={errors} />}
          <Downloads files={[...downloads, ...moreDownloads]} />
          {caveats.length > 0 && <MayChange caveats={caveats} />}
          <p className="ref-note">
            About this site itself: <Link to="/branding-guide">Branding guide</Link>,{' '}
            <Link to="/how-to-widget">How to add a chat widget</Link>
          </p>
        </Deferred>
      </Shell>
    </Layout>
  );
}
