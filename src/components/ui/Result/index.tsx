import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Stronger} from '@site/src/lib/teasers';
import styles from './styles.module.css';

/** The name of the stronger product. */
export const winnerOf = (of: Stronger, ours: string, theirs: string): string =>
  ({product: ours, neither: 'Equal', competitor: theirs})[of];

/** Who is stronger, as a sentence. */
export const resultText = (of: Stronger, ours: string, theirs: string): string =>
  winnerOf(of, ours, theirs) + (of === 'neither' ? '' : ' is stronger');

/** The sign of a result: a disc for us, half of one for both, a ring for the other; a dash where nothing is compared. */
export default function Result({of}: {of: Stronger | null}): ReactNode {
  return <i aria-hidden="true" className={clsx(styles.result, styles[of ?? 'none'])} />;
}
