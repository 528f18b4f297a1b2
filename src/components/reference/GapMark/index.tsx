import {type ReactNode, useContext} from 'react';
import Link from '@docusaurus/Link';
import type {GapNote} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import Html from '../Html';
import styles from './styles.module.css';

/** Marks what isn’t specified. It opens to say why, with a link to the list of all gaps. */
export default function GapMark({note}: {note: GapNote | undefined}): ReactNode {
  // The list is on the overview itself. A link to another page would observe whether it comes into view, 70 times there.
  const isOverview = useContext(AnchorPrefix) !== '';
  if (!note) return null;
  return (
    <details className={styles.gap}>
      <summary>unspecified</summary>
      <Html html={note.html} />
      <Link to={isOverview ? '#known-gaps' : '/developer#known-gaps'}>All known gaps</Link>
    </details>
  );
}
