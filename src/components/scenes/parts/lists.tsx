/** Lists in a window: of people, courses, things, steps, messages, portraits and covers. */
import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {Of, Parts, StepState, Tone} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import {Cover} from './cover';
import styles from './lists.module.css';
import {Badge, Bar, Caption, Label, Sign} from './marks';
import {Face} from './person';
import {usePin} from './pins';
import {Growth} from './rings';

type Row = Parts['rows'][number];

/** What the row is about: a person, a course or a thing. */
function Lead({glyph, lead, tag}: Row): ReactNode {
  if (!glyph) return <Face name={lead} />;
  if (glyph !== 'book' && glyph !== 'play') return <Badge glyph={glyph} tone={tag?.[1]} />;
  return <Cover className={shared.image} size={2.7} title={lead} />;
}

function End({meta, tag, value, level}: Row): ReactNode {
  if (level !== undefined) {
    const [own, target] = [level].flat();
    return (
      <span className={shared.row}>
        <Growth level={own!} size={3.6} target={target} />
        <span className={shared.num}>{`Level ${own!}`}</span>
      </span>
    );
  }
  if (tag) return <Label tag={tag} />;
  if (value === undefined) return <span className={shared.num}>{meta}</span>;
  return (
    <div className={clsx(shared.row, styles.meter)}>
      <Bar value={value} />
      <span className={clsx(shared.num, styles.percent)}>{`${value}%`}</span>
    </div>
  );
}

export function Rows({of}: Of<'rows'>): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.lined, styles.rows)}>
      {of.map((row) => (
        <div key={row.lead + row.sub} data-pin={pin(row.lead)}>
          <div className={shared.row}>
            <Lead {...row} />
            <Caption name={row.lead} meta={row.sub} />
          </div>
          <End {...row} />
        </div>
      ))}
    </div>
  );
}

const STEP: Record<StepState, readonly [Tone, mark?: ReactNode]> = {
  done: ['brand', <Sign key="done" name="check" />],
  now: ['brand'],
  todo: ['plain'],
  locked: ['plain', <Sign key="locked" name="lock" />],
  ai: ['iris', <Sign key="ai" name="spark" />],
  fault: ['accent', <Sign key="fault" name="cross" />],
};

export function Steps({of}: Of<'steps'>): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.stack, styles.steps)}>
      {of.map(({label, meta, state, mark, tag, tone}, at) => {
        const [color, sign] = STEP[state];
        const isNow = state === 'now';
        return (
          <div key={label + mark} className={clsx(shared.row, isNow && shared.strong)} data-pin={pin(label)}>
            <span className={clsx(shared.dot, shared[tone ?? color], isNow && shared.full)}>
              {mark ?? sign ?? at + 1}
            </span>
            <div className={clsx(shared.grow, shared.ends)}>
              <div>{label}</div>
              {meta && <div className={shared.mut}>{meta}</div>}
            </div>
            {tag && <Label tag={tag} />}
          </div>
        );
      })}
    </div>
  );
}

/** Backgrounds by kind; plain messages have none. */
const SAYS: Record<Parts['says'][number]['kind'], readonly [Tone?, CSSProperties?]> = {
  say: [],
  answer: ['brand'],
  cut: ['plain', {color: 'var(--ink-3)', textDecoration: 'line-through'}],
  add: ['brand', {fontWeight: 600}],
  ai: ['iris', {fontWeight: 600}],
};

export function Says({of}: Of<'says'>): ReactNode {
  return (
    <div className={shared.stack}>
      {of.map(({kind, name, meta, text}) => {
        const [tone, style] = SAYS[kind];
        return (
          <div key={text} className={clsx(shared.row, shared.top, tone && [shared.well, shared[tone]])} style={style}>
            {name && <Face name={name} />}
            <div className={shared.grow}>
              {(name ?? meta) && (
                <div className={shared.chips}>
                  {name && <span className={shared.strong}>{name}</span>}
                  {meta && <span className={shared.mut}>{meta}</span>}
                </div>
              )}
              {text}
            </div>
          </div>
        );
      })}
    </div>
  );
}

export const Prompt = ({of}: Of<'prompt'>): ReactNode => (
  <div className={clsx(shared.box, shared.row)}>
    <span className={shared.grow}>{of}</span>
    <Sign name="arrow" />
  </div>
);

interface TilesProps extends Of<'people'> {
  draw: (name: string) => ReactNode;
  className?: string;
}

const Tiles = ({of, draw, className}: TilesProps): ReactNode => (
  <div className={clsx(styles.tiles, className)}>
    {of.map(([name, meta]) => (
      <div key={name} className={clsx(shared.stack, shared.brand)}>
        <div className={clsx(shared.dial, shared.image)}>{draw(name)}</div>
        <Caption name={name} meta={meta} />
      </div>
    ))}
  </div>
);

export const People = ({of}: Of<'people'>): ReactNode => (
  <Tiles className={styles.people} draw={(name) => <Face name={name} size={5} />} of={of} />
);

export const Courses = ({of}: Of<'courses'>): ReactNode => <Tiles draw={(name) => <Cover title={name} />} of={of} />;
