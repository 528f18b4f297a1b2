import type {CSSProperties, ReactNode} from 'react';
import type {Glyph, Note, Scene, Stat, Tag, Tone} from '../../content/scenes/types';
import {thousands} from '../../lib/scenes';
import styles from './styles.module.css';

/** Class names, those that apply. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Custom properties for the style sheet. */
export const vars = (values: Record<`--${string}`, string | number>): CSSProperties => values as CSSProperties;

const PATHS: Record<Glyph, string> = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM7 14h2',
  box: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 5v3l2 1.5',
  cross: 'm4 4 8 8M12 4l-8 8',
  down: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10',
  file: 'M9 2H4v12h8V5zM9 2v3h3M6 8.5h4M6 11h3',
  flame: 'M8 2c.5 2.5 4 4 4 7.5a4 4 0 0 1-8 0C4 8 5 7 5.5 6c.5 1 1 1.5 1.5 1.5C7.5 6 7 4 8 2',
  globe: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12',
  key: 'M5.5 7.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M7.6 8.4 13 3M10.5 5.5l2 2',
  link: 'M7 9a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 7a2.8 2.8 0 0 0-4 0L3 9a2.8 2.8 0 0 0 4 4',
  lock: 'M3.5 7.5h9V14h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  mail: 'M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5',
  people:
    'M6 3a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 6 3M2 13c0-4 8-4 8 0M10.5 3.5a2 2 0 0 1 0 4M11.5 9.5c1.5.3 2.5 1.5 2.5 3.5',
  phone: 'M5 1.5h6v13H5zM7.5 12.5h1',
  play: 'M5 3v10l8-5z',
  plus: 'M8 3v10M3 8h10',
  spark: 'M8 2c.6 3.8 2.2 5.4 6 6-3.8.6-5.4 2.2-6 6-.6-3.8-2.2-5.4-6-6 3.8-.6 5.4-2.2 6-6',
  star: 'm8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z',
};

export function Sign({name}: {name: Glyph}): ReactNode {
  return (
    <svg height="1.25em" stroke="currentColor" strokeWidth="1.5" viewBox="0 0 16 16" width="1.25em">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Label({tag: [text, tone = 'plain']}: {tag: Tag}): ReactNode {
  return (
    <span className={cx(styles.tag, styles[tone])}>
      {tone === 'iris' && <Sign name="spark" />}
      {text}
    </span>
  );
}

/** A sign on a square ground. */
export function Badge({glyph, tone = 'plain'}: {glyph: Glyph; tone?: Tone}): ReactNode {
  return (
    <span className={cx(styles.dot, styles.round, styles[tone])}>
      <Sign name={glyph} />
    </span>
  );
}

/** Initials on a ground that the name decides. */
export function Face({name}: {name: string}): ReactNode {
  const tones: readonly Tone[] = ['brand', 'accent', 'plain'];
  const words = name.split(' ');
  return (
    <span className={cx(styles.dot, styles[tones[name.length % 3]!])}>
      {words[0]![0]! + (words.length > 1 ? words[words.length - 1]![0]! : '')}
    </span>
  );
}

export function Faces({names, more = 0}: {names: readonly string[]; more?: number}): ReactNode {
  return (
    <span className={styles.faces}>
      {names.map((name) => (
        <Face key={name} name={name} />
      ))}
      {more > 0 && <span className={cx(styles.dot, styles.plain)}>{`+${more}`}</span>}
    </span>
  );
}

export function Bar({value, tone = 'brand'}: {value: number; tone?: Tone}): ReactNode {
  return (
    <div className={cx(styles.bar, styles[tone])}>
      <div style={vars({'--at': `${value}%`})} />
    </div>
  );
}

const UNEVEN = [0.02, -0.015, 0.01, -0.02, 0.015];

/** A closed ring round (`centre`, `centre`) from the top clockwise, a little uneven, as in wood. */
export function ringPath(centre: number, radius: number, turn: number): string {
  const [up, right, down, left] = [0, 1, 2, 3].map((side) => radius * (1 + UNEVEN[(side + turn) % 5]!)) as [
    number,
    number,
    number,
    number,
  ];
  const at = (x: number, y: number): string => `${+(centre + x).toFixed(1)} ${+(centre + y).toFixed(1)}`;
  const bend = 0.552;
  return (
    `M${at(0, -up)}C${at(bend * right, -up)} ${at(right, -bend * up)} ${at(right, 0)}` +
    `S${at(bend * right, down)} ${at(0, down)}S${at(-left, bend * down)} ${at(-left, 0)}` +
    `S${at(-bend * left, -up)} ${at(0, -up)}`
  );
}

/** Progress as growth rings, the first value outermost: the track, what has grown, and a hairline of wood inside. */
export function Rings({
  values,
  size,
  width = 9,
}: {
  values: readonly {value: number; tone?: Tone}[];
  /** Edge of the square in pixels of a narrow picture. */
  size: number;
  /** Of one ring, in pixels. */
  width?: number;
}): ReactNode {
  const middle = size / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={`${+(size / 13).toFixed(2)}em`}>
      {values.map(({value, tone = 'brand'}, at) => {
        const radius = middle - width * 0.75 - at * width * 1.62;
        const path = ringPath(middle, radius, at);
        return (
          <g key={at} className={styles[tone]} strokeWidth={width}>
            <path d={path} stroke="var(--track)" />
            {value > 0 && (
              <path
                className={styles.grown}
                d={path}
                pathLength="100"
                stroke="var(--tone)"
                strokeDasharray={`${value} 101`}
              />
            )}
            <path d={ringPath(middle, radius - width * 0.81, at + 2)} stroke="var(--line)" strokeWidth="1" />
          </g>
        );
      })}
    </svg>
  );
}

/** A disc of `of` hairline rings, the first `level` of them grown from the heart outwards. */
export function Growth({
  level,
  of = 5,
  tone = 'brand',
  size = 2.15,
}: {
  level: number;
  of?: number;
  tone?: Tone;
  /** In em. */
  size?: number;
}): ReactNode {
  const rings = Array.from({length: of}, (_, at) => ringPath(14, 2 + (at * 11) / of, at));
  return (
    <svg className={styles[tone]} strokeWidth="1.5" viewBox="0 0 28 28" width={`${size}em`}>
      {level < of && <path d={rings.slice(level).join('')} stroke="var(--line)" />}
      {level > 0 && <path d={rings.slice(0, level).join('')} stroke="var(--tone)" />}
    </svg>
  );
}

/** Dotted or drawn lines over a box that stretches; `d` counts its width and height as 100. */
export function Lines({className, d, dash}: {className?: string; d: string; dash?: string}): ReactNode {
  return (
    <svg
      className={className}
      preserveAspectRatio="none"
      stroke="var(--ink-3)"
      strokeDasharray={dash}
      strokeWidth="1.5"
      viewBox="0 0 100 100"
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A cut through a trunk, off centre by `turn`: no two covers are alike. */
export function Cut({turn}: {turn: number}): ReactNode {
  return <div className={styles.cut} style={vars({'--at': `${38 + ((turn * 7) % 25)}%`})} />;
}

export function Stats({items}: {items: readonly Stat[]}): ReactNode {
  return (
    <div className={styles.even}>
      {items.map(([label, value]) => (
        <div key={label} className={styles.well}>
          <div className={styles.figure}>{thousands(value)}</div>
          <div className={styles.mut}>{label}</div>
        </div>
      ))}
    </div>
  );
}

export function Floating({title, text, tone = 'brand', glyph, person, ring, at}: Note): ReactNode {
  return (
    <div className={cx(styles.card, styles.row, styles.note, at === 'start' && styles.start)}>
      {glyph && <Badge glyph={glyph} tone={tone} />}
      {person && <Face name={person} />}
      {ring !== undefined && <Rings values={[{value: ring, tone}]} size={36} width={6} />}
      <div className={styles.grow}>
        <div className={styles.strong}>{title}</div>
        {text && <div className={styles.mut}>{text}</div>}
      </div>
    </div>
  );
}

/** A window with what lies in front of it and behind it. */
export function Stack({
  scene: {behind, note},
  className,
  hue,
  children,
}: {
  scene: Pick<Scene, 'behind' | 'note'>;
  className?: string;
  /** Of a brand other than ours. */
  hue?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      {behind && (
        <div className={cx(styles.card, styles.row, styles.behind)}>
          <span className={styles.grow}>{behind[0]}</span>
          {behind[1]}
        </div>
      )}
      <div
        className={cx(styles.card, styles.window, note && styles.under, className)}
        data-rebrand={hue === undefined ? undefined : ''}
        style={hue === undefined ? undefined : vars({'--hue': hue})}
      >
        {children}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}

/** Title and tag of a window. */
export function Head({title, sub, tag}: Pick<Scene, 'title' | 'sub' | 'tag'>): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.title}>{title}</div>
      {tag && <Label tag={tag} />}
      {sub && <div className={styles.mut}>{sub}</div>}
    </div>
  );
}

/** The window that most layouts fill. */
export function Window({scene, children}: {scene: Scene; children?: ReactNode}): ReactNode {
  return (
    <Stack scene={scene}>
      <Head {...scene} />
      {children}
    </Stack>
  );
}
