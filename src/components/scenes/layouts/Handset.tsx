import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Part, WindowOf} from '../../../content/scenes/types';
import {Cover} from '../parts/cover';
import {Badge, Bar, Caption, Sign} from '../parts/marks';
import {Award, Medal} from '../parts/medals';
import {Face} from '../parts/person';
import {Rings, Section} from '../parts/rings';
import {vars} from '../parts/vars';
import shared from '../styles.module.css';
import frames from './frames.module.css';
import styles from './handset.module.css';

/** A large part in the middle of its space: a drawing, and below it words. */
function Large({drawing, text, meta}: {drawing?: ReactNode; text?: ReactNode; meta?: string}): ReactNode {
  return (
    <div className={clsx(shared.stack, shared.mid, styles.large)}>
      {drawing}
      {text && <div className={shared.figure}>{text}</div>}
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
  );
}

const DRAW: Record<Part['kind'], (part: Part, clock: string) => ReactNode> = {
  lock: ({text}, clock) => <Large drawing={<div className={styles.huge}>{clock}</div>} meta={text} />,
  big: ({text, meta, glyph, value, tone}) => {
    if (glyph) {
      const sign = (
        <div className={styles.sign}>
          <Sign name={glyph} />
        </div>
      );
      return <Large drawing={sign} text={text} meta={meta} />;
    }
    if (value === undefined) return <Large text={<div className={styles.huge}>{text}</div>} meta={meta} />;
    const ring = (
      <div className={shared.dial}>
        <Rings size={176} values={[{value, tone}]} width={18} />
        <div className={shared.figure}>{text}</div>
      </div>
    );
    return <Large drawing={ring} meta={meta} />;
  },
  ask: ({text, meta}) => (
    <div className={clsx(shared.card, shared.mid, styles.large, styles.ask)}>
      <div className={shared.figure}>{text}</div>
      {meta && <div className={shared.strong}>{meta}</div>}
    </div>
  ),
  choices: ({list = [], value}) => (
    <div className={styles.choices}>
      {list.map((choice, at) => {
        const [name, meta] = choice.split(': ');
        return (
          <div
            key={choice}
            className={clsx(shared.box, at + 1 === value ? [shared.chosen, shared.brand] : styles.choice)}
          >
            <Caption className="" name={name} meta={meta} />
          </div>
        );
      })}
    </div>
  ),
  notice: ({text, meta, glyph, tone}) => (
    <div className={clsx(shared.card, shared.row, styles.notice)}>
      <Badge glyph={glyph!} tone={tone} />
      <Caption name={text} meta={meta} />
    </div>
  ),
  say: ({text, meta, name, tone = 'plain'}) => (
    <div className={clsx(styles.say, !name && styles.own)}>
      {name && <Face name={name} size={2.2} />}
      <div className={clsx(shared.well, name && shared[tone])}>
        {text}
        {meta && <div className={shared.strong}>{meta}</div>}
      </div>
    </div>
  ),
  line: ({text, tone}) => (
    <div className={styles.line}>
      <span className={clsx(tone && [shared[tone], styles.marked])}>{text}</span>
    </div>
  ),
  call: ({list = [], value}) => (
    <div className={clsx(styles.large, styles.call)}>
      {list.map((name, at) => (
        <div key={name} className={clsx(at + 1 === value && styles.raised)}>
          <Face name={name} />
        </div>
      ))}
    </div>
  ),
  badge: ({text, meta, glyph, value}) => (
    <Large
      drawing={value ? <Medal glyph={glyph} level={value} /> : <Award glyph={glyph!} text={/\d+/.exec(text)?.[0]} />}
      text={text}
      meta={meta}
    />
  ),
  seal: ({text, meta}) => <Large drawing={<Section />} text={text} meta={meta} />,
  cover: ({text, meta, glyph, value, list}) => (
    <div className={clsx(styles.large, styles.cover)}>
      <div className={clsx(styles.plates, list && styles.choices)}>
        {(list ?? [text]).map((title) => (
          <div key={title} className={clsx(shared.image, shared.dial, shared.brand)}>
            <Cover title={title} />
            {glyph && <Badge glyph={glyph} />}
          </div>
        ))}
      </div>
      {value !== undefined && <Bar value={value} />}
      <Caption name={text} meta={meta} />
    </div>
  ),
  row: ({text, meta, name, glyph, tone, value}) => (
    <div className={clsx(shared.row, tone && [shared.well, shared[tone]])}>
      {glyph && <Badge glyph={glyph} tone={tone} />}
      {name && <Face name={name} size={2.4} />}
      <div className={clsx(shared.grow, shared.stack)}>
        <Caption name={name ?? text} meta={name ? text : meta} />
        {value !== undefined && <Bar value={value} tone={tone} />}
      </div>
    </div>
  ),
  days: ({list = [], value = 0, ...words}) => (
    <Large
      {...words}
      drawing={
        <div className={styles.days} style={vars({'--columns': Math.min(7, list.length)})}>
          {list.map((day, at) => (
            <span key={at} className={clsx(shared.dot, shared.brand, at < value && shared.full)}>
              {day}
            </span>
          ))}
        </div>
      }
    />
  ),
  action: ({text}) => (
    <span className={clsx(shared.pill, shared.full, shared.brand, frames.action, styles.press)}>{text}</span>
  ),
};

export default function Handset({clock, title, tone, parts}: WindowOf<'handset'>): ReactNode {
  const isLocked = parts[0]!.kind === 'lock';
  return (
    <div className={clsx(frames.hand, styles.hand)}>
      <div
        className={clsx(
          frames.phone,
          styles.screen,
          tone.split(' ').map((name) => styles[name] ?? shared[name]),
        )}
      >
        <div className={shared.row}>
          <span className={shared.strong}>{isLocked ? '' : clock}</span>
          <span className={frames.lens} />
        </div>
        {!isLocked && <div className={shared.title}>{title}</div>}
        {parts.map((part) => (
          <Fragment key={part.text}>{DRAW[part.kind](part, clock)}</Fragment>
        ))}
      </div>
    </div>
  );
}
