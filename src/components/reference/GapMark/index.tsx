import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GapNote} from '@site/src/openapi/page';
import Html from '../Html';
import styles from './styles.module.css';

/** Marks what isn’t specified. It opens to say why, with a link to the list of all gaps. */
export default function GapMark({note}: {note: GapNote | undefined}): ReactNode {
  if (!note) return null;
  return (
    <details className={styles.gap}>
      <summary>unspecified</summary>
      <Html html={note.html} />
      <Link to="/developer#known-gaps">All known gaps</Link>
    </details>
  );
}
