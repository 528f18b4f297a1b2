import {type ReactNode, useContext} from 'react';
import Link from '@docusaurus/Link';
import type {GapNote} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import Html from '../Html';
import styles from './styles.module.css';

/** Marks what isn’t specified. It opens to say why, with a link to the list of all gaps. */
export default function GapMark({note}: {note: GapNote | undefined}): ReactNode {
  // The list is on the overview itself. Docusaurus watches each link to a page until it comes into view, and there are 70.
  const isOverview = useContext(AnchorPrefix) !== '';
  if (!note) return null;
  return (
    <details className={styles.gap}>
      <summary>unspecified</summary>
      <Html html={note.html} />
      <Link data-nosnippet to={isOverview ? '#known-gaps' : '/developer#known-gaps'}>
        All known gaps
      </Link>
    </details>
  );
}
