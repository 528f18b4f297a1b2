import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Node, Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './figure.module.css';
import {Badge, Caption, Label, Lines} from './marks';
import {Face} from './person';
import {usePin} from './pins';

/** From one box, or from several next to each other, to the next box. */
function Line({from}: {from: number}): ReactNode {
  const half = 50 / from;
  const starts = Array.from({length: from}, (_, at) => `M${half + 2 * half * at} 0V60`);
  return <Lines d={`${starts.join('')}M${half} 60H${100 - half}M50 60V100`} />;
}

function Box({node: {label, meta, glyph, people, when, ways = []}, isOnly}: {node: Node; isOnly?: boolean}): ReactNode {
  const pin = usePin();
  const isQuestion = isOnly && ways.length > 0;
  return (
    <div className={styles.unit}>
      {when && <Label tag={[when]} />}
      <div className={clsx(shared.box, shared.row, styles.node, isQuestion && styles.question)} data-pin={pin(label)}>
        {glyph && <Badge glyph={glyph} tone={isQuestion ? 'plain' : 'brand'} />}
        {people && (
          <div className={styles.faces}>
            {people.map((name) => (
              <Face key={name} name={name} size={3.4} />
            ))}
          </div>
        )}
        <Caption name={label} meta={meta} />
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map((way) => (
            <Box key={way.label} node={way} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Boxes and lines: a flow chart, or with one box at the top an organisation, which narrow boxes show as a list. */
export default function Figure({of}: Of<'figure'>): ReactNode {
  return (
    <div className={clsx(styles.figure, of.length === 1 && styles.tree)}>
      {of.map((node, at) => [
        at > 0 && <Line from={of[at - 1]!.ways?.length ?? 1} key={`to ${node.label}`} />,
        <Box isOnly={of.length > 1} key={node.label} node={node} />,
      ])}
    </div>
  );
}
