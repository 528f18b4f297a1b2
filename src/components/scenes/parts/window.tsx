/** The windows of a scene and the card in front of them. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Note, WindowScene} from '../../../content/scenes/types';
import styles from '../styles.module.css';
import {Badge, Caption, Label} from './marks';
import {Face} from './person';
import {usePin} from './pins';
import {vars} from './vars';

export function Floating({title, text, tone = 'brand', glyph, person}: Note): ReactNode {
  return (
    <div className={clsx(styles.card, styles.row, styles.note)}>
      {glyph && <Badge glyph={glyph} tone={tone} />}
      {person && <Face name={person} />}
      <Caption name={title} meta={text} />
    </div>
  );
}

/** A window with the note in front of it. */
export function Stack({
  note,
  className,
  hue,
  children,
}: {
  note?: Note;
  className?: string;
  /** Hue of another brand, in degrees. */
  hue?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <div
        className={clsx(styles.card, styles.window, note && styles.under, className)}
        data-rebrand={hue === undefined ? undefined : ''}
        style={hue === undefined ? undefined : vars({'--hue': hue})}
      >
        {children}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}

export function Head({title, sub, tag}: Pick<WindowScene, 'title' | 'sub' | 'tag'>): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(styles.chips, styles.top)} data-pin={pin(title)}>
      <div>
        <div className={styles.title}>{title}</div>
        {sub && <div className={styles.mut}>{sub}</div>}
      </div>
      {tag && <Label tag={tag} />}
    </div>
  );
}

export function Window({scene, children}: {scene: WindowScene; children?: ReactNode}): ReactNode {
  return (
    <Stack note={scene.note}>
      <Head {...scene} />
      {children}
    </Stack>
  );
}
