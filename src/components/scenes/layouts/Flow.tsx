import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {FlowNode, SceneOf, Tone} from '../../../content/scenes/types';
import {Badge, Label, Lines} from '../parts/marks';
import {Floating, Head} from '../parts/window';
import styles from '../styles.module.css';

const TONE: Record<FlowNode['kind'], Tone> = {
  start: 'plain',
  step: 'brand',
  question: 'accent',
  end: 'brand',
  open: 'plain',
};

/** Styles of nodes that differ from a plain step. */
const EDGE: Partial<Record<FlowNode['kind'], CSSProperties>> = {
  question: {borderColor: 'var(--tone)'},
  end: {borderColor: 'var(--tone)'},
  open: {background: 'none', borderStyle: 'dashed', borderColor: 'var(--tone)', boxShadow: 'none'},
};

function Node({kind, glyph, label, meta}: FlowNode): ReactNode {
  return (
    <div className={clsx(styles.box, styles.row, styles[TONE[kind]])} style={EDGE[kind]}>
      <Badge glyph={glyph} tone={TONE[kind]} />
      <div>
        <div className={styles.strong}>{label}</div>
        {meta && <div className={styles.mut}>{meta}</div>}
      </div>
    </div>
  );
}

/** Paths that connect one step to the next, to two branches, and two branches to one step. */
const WIRE = {on: 'M50 0V100', fork: 'M50 0V40M25 100V40H75V100', join: 'M50 100V60M25 0V60H75V0'};

/** A flow chart, optionally with two branches. */
export default function Flow(scene: SceneOf<'flow'>): ReactNode {
  const {note, before, branch, after = []} = scene;
  return (
    <>
      <div className={clsx(styles.card, styles.window)}>
        <Head {...scene} />
      </div>
      <div className={styles.flow}>
        {before.map((node) => [<Lines d={WIRE.on} key={`to ${node.label}`} />, <Node key={node.label} {...node} />])}
        {branch && (
          <>
            <Lines d={WIRE.fork} />
            <div className={styles.even}>
              {branch.map(({when, node}) => (
                <div key={when} className={styles.way}>
                  <Label tag={[when]} />
                  <Node {...node} />
                </div>
              ))}
            </div>
          </>
        )}
        {after.map((node, at) => [
          <Lines d={branch && !at ? WIRE.join : WIRE.on} key={`to ${node.label}`} />,
          <Node key={node.label} {...node} />,
        ])}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
