import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OverviewData} from 'openapi-model/page';
import {guides} from '../../lib/settings.ts';
import styles from './styles.module.css';

/** Every documented error code (section 8), with a link to its guide. */
export default function ErrorCatalogue({errors}: Pick<OverviewData, 'errors'>): ReactNode {
  return (
    <section aria-labelledby="error-catalogue">
      <h2 id="error-catalogue">Error catalogue</h2>
      {guides.errors && (
        <p>
          Every error response has the same fields. The <Link to={guides.errors}>errors guide</Link> explains how to
          handle each code.
        </p>
      )}
      <table className={styles.errors}>
        <caption className="visually-hidden" data-nosnippet="">
          Error codes and what they mean
        </caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({status, description}) => (
            <tr key={status}>
              <th scope="row">{guides.errors ? <Link to={`${guides.errors}#${status}`}>{status}</Link> : status}</th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
