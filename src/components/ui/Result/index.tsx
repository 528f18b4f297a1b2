import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Stronger} from '@site/src/lib/teasers';
import styles from './styles.module.css';

/** Who is stronger, in words. */
export const resultText = (of: Stronger, ours: string, theirs: string): string =>
  of === 'neither' ? 'Equal' : `${of === 'product' ? ours : theirs} is stronger`;

/** The sign of a result: a disc for us, half of one for both, a ring for the other; a dash where nothing is compared. */
export default function Result({of}: {of: Stronger | null}): ReactNode {
  return <i aria-hidden="true" className={clsx(styles.result, styles[of ?? 'none'])} />;
}
