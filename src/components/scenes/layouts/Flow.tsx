import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FlowNode, WindowOf} from '../../../content/scenes/types';
import {Badge, Caption, Label, Lines} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

function Node({glyph, label, meta, isQuestion}: FlowNode & {isQuestion?: boolean}): ReactNode {
  return (
    <div className={clsx(shared.box, shared.row, isQuestion && styles.question)}>
      <Badge glyph={glyph} tone={isQuestion ? 'plain' : 'brand'} />
      <Caption name={label} meta={meta} />
    </div>
  );
}

/** Paths that connect one step to the next, to two branches, and two branches to one step. */
const WIRE = {on: 'M50 0V100', fork: 'M50 0V40M25 100V40H75V100', join: 'M50 100V60M25 0V60H75V0'};

/** A flow chart whose question has two branches, which may meet again. */
export default function Flow(scene: WindowOf<'flow'>): ReactNode {
  const {before, branch, after} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.flow}>
        {before.map((node, at) => [
          at > 0 && <Lines d={WIRE.on} key={`to ${node.label}`} />,
          <Node key={node.label} {...node} isQuestion={at === before.length - 1} />,
        ])}
        <Lines d={WIRE.fork} />
        <div className={clsx(shared.even, styles.fork)}>
          {branch.map(({when, node}) => (
            <div key={when} className={styles.way}>
              <Label tag={[when]} />
              <Node {...node} />
            </div>
          ))}
        </div>
        {after && (
          <>
            <Lines d={WIRE.join} />
            <Node {...after} />
          </>
        )}
      </div>
    </Window>
  );
}
