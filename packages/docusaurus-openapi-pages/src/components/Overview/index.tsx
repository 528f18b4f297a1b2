import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@theme/ApiStyles';
import Title from '@theme/ApiTitle';
import Deferred from 'docusaurus-kit/Deferred';
import type {OverviewData} from 'openapi-model/page';
import {guides, overview} from '../../lib/settings.ts';
import {codeClass} from '../../lib/shortCode.ts';
import Html from '../Html/index.tsx';
import OperationSection from '../OperationSection/index.tsx';
import {formOf} from '../Security/index.tsx';
import Servers from '../Servers/index.tsx';
import {useOpenTarget} from '../useOpenTarget.ts';
import Downloads, {type Download} from './Downloads.tsx';
import ErrorCatalogue from './ErrorCatalogue.tsx';
import FirstRequest from './FirstRequest.tsx';
import MayChange from './MayChange.tsx';
import OperationList from './OperationList.tsx';
import styles from './layout.module.css';

export interface OverviewProps {
  data: OverviewData;
  downloads: readonly Download[];
  /** Names the downloads in the introduction. */
  downloadsLabel: string;
  /** After the servers. */
  lead?: ReactNode;
  /** At the end. */
  children?: ReactNode;
}

/** The whole API on one page: introduction, authentication, every operation, the error catalogue. */
export default function Overview({data, downloads, downloadsLabel, lead, children}: OverviewProps): ReactNode {
  const {title, version, descriptionHtml, servers, tags, first, errors, caveats} = data;
  const {collectAnchor} = useBrokenLinks();
  for (const {slug} of tags) collectAnchor(slug);
  if (caveats.length > 0) collectAnchor('may-change');
  // What the API does comes first, then a request, then the sections of the description.
  const [opening = '', ...more] = descriptionHtml.split(/(?=<h2>)/);
  useOpenTarget();
  return (
    <div className={clsx('openapi', styles.content)}>
      <section aria-labelledby="introduction" className={styles.introduction}>
        <div className={styles.lead}>
          <Title id="introduction" path={overview}>
            {title}
          </Title>
          <Html html={opening} />
          {servers.length > 0 && (
            <>
              <h2 className="ref-label">Base URL</h2>
              <Servers servers={servers} />
            </>
          )}
          {lead}
          <p className="ref-note">
            Version {version}.{' '}
            {caveats.length > 0 && (
              <>
                <a href="#may-change">What may change</a>.{' '}
              </>
            )}
            <a href="#downloads">{downloadsLabel}</a>
          </p>
        </div>
        {first && <FirstRequest {...first} />}
        {more.length > 0 && <Html html={more.join('')} />}
      </section>
      <Authentication security={data.security} />
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
        <Downloads files={downloads} />
        {caveats.length > 0 && <MayChange caveats={caveats} />}
        {children}
      </Deferred>
    </div>
  );
}

function Authentication({security}: Pick<OverviewData, 'security'>): ReactNode {
  return (
    <section aria-labelledby="authentication">
      <h2 id="authentication">Authentication</h2>
      {guides.authentication && security.length > 0 && (
        <p>
          <Link to={guides.authentication}>How to get the values, send them and keep them safe</Link>.
        </p>
      )}
      {security.length === 0 && <p>No operation requires credentials.</p>}
      <dl className={styles.facts}>
        {security.map((scheme) => (
          <div key={scheme.scheme}>
            <dt>
              <code className={codeClass(scheme.name)}>{scheme.name}</code> {formOf(scheme)}
            </dt>
            <dd>
              <Html html={scheme.descriptionHtml} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
