import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Page from '@site/src/components/layout/Page';
import ErrorCatalogue from '@site/src/components/reference/ErrorCatalogue';
import Html from '@site/src/components/reference/Html';
import OperationSection from '@site/src/components/reference/OperationSection';
import SideNav from '@site/src/components/reference/SideNav';
import styles from '@site/src/components/reference/styles.module.css';
import type {Overview} from '@site/src/plugins/reference/types';

/** The whole API on one page (section 7): introduction, authentication, every operation, the error catalogue. */
export default function Developer({data}: {data: Overview}): ReactNode {
  const {title, version, descriptionHtml, servers, security, tags, errors} = data;
  return (
    <Page path="/developer">
      <div className={`wrap ${styles.layout}`}>
        <SideNav tags={tags} />
        <div className={styles.content}>
          <section aria-labelledby="introduction">
            <h1 className={styles.title} id="introduction">
              {title}
            </h1>
            <Html html={descriptionHtml} />
            <dl className={styles.facts}>
              <dt>Base URL</dt>
              <dd>
                {servers.map(({url}) => (
                  <code key={url}>{url}</code>
                ))}
              </dd>
              <dt>Version</dt>
              <dd>{version}</dd>
              <dt>Contract</dt>
              <dd>
                <Link to="pathname:///openapi.yaml">openapi.yaml</Link>,{' '}
                <Link to="pathname:///openapi.json">openapi.json</Link>
              </dd>
              <dt>This site</dt>
              <dd>
                <Link to="/branding-guide">Branding</Link>, <Link to="/how-to-widget">Help widget</Link>
              </dd>
              <dt>Guides</dt>
              <dd>
                <Link to="/developer/guides/quickstart">Quickstart</Link>,{' '}
                <Link to="/developer/guides/pagination">Pagination</Link>,{' '}
                <Link to="/developer/guides/errors">Errors</Link>
              </dd>
            </dl>
          </section>
          <section aria-labelledby="authentication">
            <h2 id="authentication">Authentication</h2>
            <p>
              Every request carries both headers.{' '}
              <Link to="/developer/guides/authentication">How to get and keep them</Link>.
            </p>
            <dl className={styles.facts}>
              {security.map(({scheme, name, descriptionHtml: html}) => (
                <div key={scheme}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <Html html={html} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {tags.map((tag) => (
            <section aria-labelledby={tag.slug} key={tag.slug}>
              <h2 id={tag.slug}>{tag.name}</h2>
              <Html html={tag.descriptionHtml} />
              {tag.operations.map((operation) => (
                <OperationSection key={operation.id} operation={operation} security={security} servers={servers} />
              ))}
            </section>
          ))}
          <ErrorCatalogue errors={errors} />
        </div>
      </div>
    </Page>
  );
}
