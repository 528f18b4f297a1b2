import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GapNote} from '@site/src/openapi/page';
import Html from '../Html';
import styles from './styles.module.css';

/** What isn’t specified here, with a link to the list of all gaps. */
export default function GapMark({note, isShort}: {note: GapNote | undefined; isShort?: boolean}): ReactNode {
  if (!note) return null;
  return (
    <div className={isShort ? styles.short : styles.mark}>
      <Link to="/developer#known-gaps">{note.label}</Link> {!isShort && <Html html={note.html} />}
    </div>
  );
}
