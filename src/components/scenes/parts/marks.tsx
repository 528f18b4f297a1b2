/** Small parts of a scene: signs, tags, bars and figures. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Glyph, Stat, Tag, Tone} from '../../../content/scenes/types';
import {ringPath} from '../../../lib/rings';
import styles from '../styles.module.css';
import {usePin} from './pins';
import {MAX_LEVEL, progressTone} from './rings';
import {vars} from './vars';

/** A whole number with thousands separators; a text is returned unchanged. */
export const thousands = (value: string | number): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-GB');

const PATHS: Record<Glyph, string> = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  book: 'M8 3.5C6.5 2.5 4 2.5 2 3v9.5c2-.5 4.5-.5 6 .5 1.5-1 4-1 6-.5V3c-2-.5-4.5-.5-6 .5M8 3.5V13',
  box: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6',
  calendar: 'M2.5 3.5h11V14h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  chart: 'M2 14h12M4 11V8M8 11V3M12 11V6',
  chat: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 5v3l2 1.5',
  cross: 'm4 4 8 8M12 4l-8 8',
  down: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10',
  file: 'M9 2H4v12h8V5zM9 2v3h3M6 8.5h4M6 11h3',
  flame: 'M8 2c.5 2.5 4 4 4 7.5a4 4 0 0 1-8 0C4 8 5 7 5.5 6c.5 1 1 1.5 1.5 1.5C7.5 6 7 4 8 2',
  gear: 'M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 2v1.5M8 12.5V14M2 8h1.5M12.5 8H14M3.8 3.8l1 1M11.2 11.2l1 1M3.8 12.2l1-1M11.2 4.8l1-1',
  home: 'M2.5 7.5 8 2.5l5.5 5V14h-4v-4h-3v4h-4z',
  key: 'M5.5 7.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M7.6 8.4 13 3M10.5 5.5l2 2',
  link: 'M7 9a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 7a2.8 2.8 0 0 0-4 0L3 9a2.8 2.8 0 0 0 4 4',
  lock: 'M3.5 7.5h9V14h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  mail: 'M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5',
  offline:
    'M2 2l12 12M1.5 6.2c.9-.9 2-1.6 3.1-2.1M7.3 3.4c2.7-.2 5.3.8 7.2 2.8M4.2 9c.6-.6 1.3-1.1 2.1-1.4M10.2 7.8c.6.3 1.1.7 1.6 1.2M8 12.6h.01',
  path: 'M4 3.5h5.5a2.5 2.5 0 0 1 0 5h-3a2.5 2.5 0 0 0 0 5H12M4 2v3M12 12v3',
  people:
    'M6 3a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 6 3M2 13c0-4 8-4 8 0M10.5 3.5a2 2 0 0 1 0 4M11.5 9.5c1.5.3 2.5 1.5 2.5 3.5',
  play: 'M5 3v10l8-5z',
  rings:
    'M8 1.8c3.6 0 6.3 2.7 6.2 6.3 0 3.5-2.8 6.2-6.3 6.1-3.5 0-6.1-2.8-6.1-6.3S4.5 1.8 8 1.8M8 4.9c1.8 0 3.1 1.4 3.1 3.2S9.7 11.2 7.9 11.1 4.9 9.7 4.9 7.9 6.2 4.9 8 4.9M8 8',
  shield: 'M8 2 3 4v4c0 3 2 5 5 6.5C11 13 13 11 13 8V4zM5.8 8l1.6 1.7 3-3.4',
  spark: 'M8 2c.6 3.8 2.2 5.4 6 6-3.8.6-5.4 2.2-6 6-.6-3.8-2.2-5.4-6-6 3.8-.6 5.4-2.2 6-6',
  star: 'm8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z',
  user: 'M8 2.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M3 13.5c0-4.8 10-4.8 10 0',
};

export function Sign({name}: {name: Glyph}): ReactNode {
  return (
    <svg height="1.25em" stroke="currentColor" strokeWidth="1.5" viewBox="0 0 16 16" width="1.25em">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A sign inside another drawing, around (`middle`, `middle`). */
function Place(props: {glyph: Glyph; middle: number; size: number; stroke?: string}): ReactNode {
  const {glyph, middle, size, stroke} = props;
  const place = `translate(${middle - size / 2} ${middle - size / 2}) scale(${size / 16})`;
  return <path d={PATHS[glyph]} stroke={stroke} strokeWidth="1.5" transform={place} />;
}

export function Label({tag: [text, tone = 'plain']}: {tag: Tag}): ReactNode {
  return (
    <span className={clsx(styles.tag, styles[tone])}>
      {tone === 'iris' && <Sign name="spark" />}
      {text}
    </span>
  );
}

const STATES: readonly Glyph[] = ['arrow', 'check', 'clock', 'cross', 'lock', 'spark'];

/** A sign on a disc if it is a state, on a tile if it is a thing. */
export function Badge({glyph, tone = 'plain'}: {glyph: Glyph; tone?: Tone}): ReactNode {
  return (
    <svg className={styles[tone]} stroke="var(--on)" viewBox="0 0 40 40" width="2.7em">
      {STATES.includes(glyph) ? (
        <path d={ringPath(20, 19, glyph.length)} fill="var(--soft)" stroke="none" />
      ) : (
        <rect fill="var(--soft)" height="38" rx="9" stroke="none" width="38" x="1" y="1" />
      )}
      <Place glyph={glyph} middle={20} size={18} />
    </svg>
  );
}

/** A skill at a level: that many rings around the skill's sign, and those to come dashed; the last levels are filled. */
export function Medal({glyph, level}: {glyph: Glyph; level: number}): ReactNode {
  const rings = Array.from({length: MAX_LEVEL}, (_, at) => ringPath(32, 15 + at * 3.9, at));
  const isHigh = level > MAX_LEVEL / 2;
  return (
    <svg className={styles.brand} stroke="var(--on)" strokeWidth="2" viewBox="0 0 64 64" width="5.4em">
      <circle cx="32" cy="32" fill={isHigh ? 'var(--tone)' : 'var(--soft)'} r="11.5" stroke="none" />
      <Place glyph={glyph} middle={32} size={15} stroke={isHigh ? 'var(--over)' : 'var(--on)'} />
      <path d={rings.slice(level).join('')} stroke="var(--ink-3)" strokeDasharray="0.1 3.5" strokeWidth="1.2" />
      <path d={rings.slice(0, level).join('')} />
    </svg>
  );
}

export function Bar({value, tone}: {value: number; tone?: Tone}): ReactNode {
  return (
    <div className={clsx(styles.bar, styles[progressTone(tone)])}>
      <div className={styles.full} style={vars({'--at': `${value}%`})} />
    </div>
  );
}

/** A condition: what, a comparison and a value. */
export function Rule({parts: [what, verb, value]}: {parts: readonly string[]}): ReactNode {
  return (
    <span className={styles.chips}>
      <span className={styles.box}>{what}</span>
      {verb && <span className={styles.mut}>{verb}</span>}
      {value && <span className={clsx(styles.box, styles.chosen, styles.brand)}>{value}</span>}
    </span>
  );
}

interface CaptionProps {
  name: ReactNode;
  meta?: ReactNode;
  /** Of the name; emphasised by default. */
  className?: string;
}

/** A name, with details in small text below it. */
export function Caption({name, meta, className = styles.strong}: CaptionProps): ReactNode {
  return (
    <div className={styles.grow}>
      <div className={className}>{name}</div>
      {meta && <div className={styles.mut}>{meta}</div>}
    </div>
  );
}

/** A button. */
export function Action({of, className}: {of: string; className?: string}): ReactNode {
  const pin = usePin();
  return (
    <span className={clsx(styles.pill, styles.full, styles.brand, className)} data-pin={pin(of)}>
      {of}
    </span>
  );
}

export function Stats({of}: {of: readonly Stat[]}): ReactNode {
  return (
    <div className={clsx(styles.even, styles.stats)}>
      {of.map(([label, value]) => (
        <div key={label} className={clsx(styles.well, styles.plain)}>
          <div className={styles.figure}>{thousands(value)}</div>
          <div className={styles.mut}>{label}</div>
        </div>
      ))}
    </div>
  );
}

/** Lines over a box that stretches. In `d`, the box is 100 wide and 100 high. */
export function Lines({className, d}: {className?: string; d: string}): ReactNode {
  return (
    <svg className={className} preserveAspectRatio="none" stroke="var(--ink-3)" strokeWidth="1.5" viewBox="0 0 100 100">
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
