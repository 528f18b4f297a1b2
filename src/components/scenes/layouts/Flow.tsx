import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {FlowNode, WindowOf, Tone} from '../../../content/scenes/types';
import {Badge, Caption, Label, Lines} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

const TONE: Record<FlowNode['kind'], Tone> = {
  start: 'plain',
  step: 'brand',
  question: 'plain',
  end: 'brand',
};

/** Styles of nodes that differ from a plain step. */
const EDGE: Partial<Record<FlowNode['kind'], CSSProperties>> = {
  question: {borderColor: 'var(--tone)', borderRadius: 'var(--r-full)'},
  end: {borderColor: 'var(--tone)'},
};

function Node({kind, glyph, label, meta}: FlowNode): ReactNode {
  return (
    <div className={clsx(shared.box, shared.row, shared[TONE[kind]])} style={EDGE[kind]}>
      <Badge glyph={glyph} tone={TONE[kind]} />
      <Caption name={label} meta={meta} />
    </div>
  );
}

/** Paths that connect one step to the next, to two branches, and two branches to one step. */
const WIRE = {on: 'M50 0V100', fork: 'M50 0V40M25 100V40H75V100', join: 'M50 100V60M25 0V60H75V0'};

/** A flow chart with two branches. */
export default function Flow(scene: WindowOf<'flow'>): ReactNode {
  const {before, branch, after = []} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.flow}>
        {before.map((node, at) => [
          at > 0 && <Lines d={WIRE.on} key={`to ${node.label}`} />,
          <Node key={node.label} {...node} />,
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
        {after.map((node, at) => [
          <Lines d={at ? WIRE.on : WIRE.join} key={`to ${node.label}`} />,
          <Node key={node.label} {...node} />,
        ])}
      </div>
    </Window>
  );
}
