import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import facts from '@generated/content/default/facts-developer.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Page from '@site/src/components/layout/Page';
import CopyMarkdown from '@site/src/components/reference/CopyMarkdown';
import Downloads from '@site/src/components/reference/Downloads';
import ErrorCatalogue from '@site/src/components/reference/ErrorCatalogue';
import FirstRequest from '@site/src/components/reference/FirstRequest';
import Html from '@site/src/components/reference/Html';
import KnownGaps from '@site/src/components/reference/KnownGaps';
import OperationList from '@site/src/components/reference/OperationList';
import OperationSection from '@site/src/components/reference/OperationSection';
import {SchemeDetails} from '@site/src/components/reference/Security';
import Servers from '@site/src/components/reference/Servers';
import SideNav from '@site/src/components/reference/SideNav';
import styles from '@site/src/components/reference/styles.module.css';
import {useOpenTarget} from '@site/src/components/reference/useOpenTarget';
import Deferred from '@site/src/components/ui/Deferred';
import {useHasGuides} from '@site/src/components/hooks/useSettings';
import downloads from '@site/src/content/downloads';
import type {OverviewData} from '@site/src/openapi/page';

/** The whole API on one page (section 7): introduction, authentication, every operation, the error catalogue. */
export default function Developer({data}: {data: OverviewData}): ReactNode {
  const {title, version, descriptionHtml, servers, security, tags, first, errors, gaps} = data;
  const hasGuides = useHasGuides();
  const {collectAnchor} = useBrokenLinks();
  for (const {slug} of tags) collectAnchor(slug);
  if (gaps.length > 0) collectAnchor('known-gaps');
  // What the API does comes first, then a request, then the sections of the description.
  const [lead = '', ...more] = descriptionHtml.split(/(?=<h2>)/);
  useOpenTarget();
  return (
    <Page facts={facts}>
      <div className={styles.layout}>
        <SideNav hasErrors={errors.length > 0} hasGaps={gaps.length > 0} tags={tags} />
        <div className={styles.content}>
          <section aria-labelledby="introduction">
            <h1 className={styles.title} id="introduction">
              {title}
            </h1>
            <CopyMarkdown path="/developer" />
            <Html html={lead} />
            {gaps.length > 0 && (
              <p>
                Version {version} leaves some details open: see <a href="#known-gaps">Known gaps</a>.
              </p>
            )}
            {first && <FirstRequest {...first} schemes={security} servers={servers} />}
            <Html html={more.join('')} />
            <dl className={styles.facts}>
              {servers.length > 0 && (
                <>
                  <dt>Base URL</dt>
                  <dd>
                    <Servers servers={servers} />
                  </dd>
                </>
              )}
              <dt>Version</dt>
              <dd>{version}</dd>
              <dt>Downloads</dt>
              <dd>
                <a href="#downloads">Contract, Postman collection, text for language models</a>
              </dd>
              <dt>This site</dt>
              <dd>
                <Link to="/branding-guide">Branding</Link>, <Link to="/how-to-widget">Help widget</Link>
              </dd>
              {hasGuides && (
                <>
                  <dt>Guides</dt>
                  <dd>
                    <Link to="/developer/guides/quickstart">Quickstart</Link>,{' '}
                    <Link to="/developer/guides/concepts">Concepts</Link>,{' '}
                    <Link to="/developer/guides/pagination">Pagination</Link>,{' '}
                    <Link to="/developer/guides/errors">Errors</Link>,{' '}
                    <Link to="/developer/guides/what-to-expect">What to expect</Link>
                  </dd>
                </>
              )}
            </dl>
          </section>
          <section aria-labelledby="authentication">
            <h2 id="authentication">Authentication</h2>
            {hasGuides && (
              <p>
                Every request needs both headers.{' '}
                <Link to="/developer/guides/authentication">How to get the values and keep them safe</Link>.
              </p>
            )}
            {security.length === 0 && <p>No operation requires credentials.</p>}
            <dl className={styles.facts}>
              {security.map((scheme) => (
                <div key={scheme.scheme}>
                  <dt>
                    <code>{scheme.name}</code>
                  </dt>
                  <dd>
                    <SchemeDetails scheme={scheme} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <Deferred>
            {tags.map(({name, slug, descriptionHtml: html, operations, rows}) => (
              <section aria-labelledby={slug} key={slug}>
                <h2 id={slug}>{name}</h2>
                <Html html={html} />
                {operations?.map((operation) => (
                  <OperationSection key={operation.slug} operation={operation} schemes={security} servers={servers} />
                ))}
                {rows && <OperationList rows={rows} />}
              </section>
            ))}
            {errors.length > 0 && <ErrorCatalogue errors={errors} />}
            <Downloads files={downloads} />
            {gaps.length > 0 && <KnownGaps gaps={gaps} />}
          </Deferred>
        </div>
      </div>
    </Page>
  );
}
