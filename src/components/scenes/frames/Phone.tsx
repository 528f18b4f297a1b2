import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Item, Phone as PhoneScene} from '../../../content/scenes/types';
import {Card} from '../parts/cards';
import {Cover} from '../parts/cover';
import {Action, Badge, Bar, Caption, Medal} from '../parts/marks';
import {Face} from '../parts/person';
import {rebrand, vars} from '../parts/vars';
import {Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './phone.module.css';

/** The drawing of a big part, if any. */
function drawing({glyph, value = 0, tone = 'brand', list}: Item): ReactNode {
  if (glyph) return value ? <Medal glyph={glyph} level={value} /> : <Badge glyph={glyph} tone={tone} />;
  if (!list) return false;
  return (
    <div className={styles.days} style={vars({'--columns': list.length % 7 ? Math.min(list.length, 5) : 7})}>
      {list.map((day, at) => (
        <span key={at} className={clsx(shared.dot, shared.brand, at < value && shared.full)}>
          {day}
        </span>
      ))}
    </div>
  );
}

const tiles = (list: Item['list'] = [], draw: (name: string) => ReactNode): ReactNode => (
  <div className={clsx(styles.fill, styles.tiles)}>
    {list.map((name) => (
      <div key={name} className={shared.brand}>
        {draw(name)}
      </div>
    ))}
  </div>
);

const DRAW: Record<NonNullable<Item['kind']>, (item: Item) => ReactNode> = {
  row: ({label, meta, name, glyph, value, tone}) => (
    <div className={clsx(shared.row, shared.well, value !== undefined && tone ? shared[tone] : styles.paper)}>
      {name && <Face name={name} size={2.2} />}
      {!name && <Badge glyph={glyph!} tone={tone} />}
      <div className={clsx(shared.grow, shared.stack)}>
        <Caption name={name ?? label} meta={name ? label : meta} />
        {value !== undefined && <Bar value={value} />}
      </div>
    </div>
  ),
  big: (item) => {
    const {label = '', meta, glyph, list} = item;
    // As large as the space for it.
    const fontSize = glyph || list ? undefined : `${Math.min(6.5, 22 / label.length)}em`;
    return (
      <div className={clsx(shared.stack, shared.mid, styles.big)}>
        <div className={clsx(shared.stack, shared.mid)}>
          {drawing(item)}
          <div className={shared.figure} style={{fontSize}}>
            {label}
          </div>
        </div>
        {meta}
      </div>
    );
  },
  card: ({label = '', meta = ''}) => <Card of={[label, meta]} />,
  covers: ({list}) => tiles(list, (title) => <Cover title={title} />),
  call: ({list}) => tiles(list, (name) => <Face name={name} />),
  choices: ({list = [], value}) => (
    <div className={shared.even}>
      {list.map((choice, at) => {
        const [name, meta] = choice.split(': ');
        return (
          <div
            key={choice}
            className={clsx(shared.box, at + 1 === value ? [shared.chosen, shared.brand] : styles.paper)}
          >
            <Caption className="" name={name} meta={meta} />
          </div>
        );
      })}
    </div>
  ),
  say: ({label, meta, name, tone}) => (
    <div className={clsx(shared.row, styles.text)}>
      {name && <Face name={name} size={1.65} />}
      <div
        className={clsx(
          styles.bubble,
          name ? [shared.well, tone ? shared[tone] : styles.paper] : [shared.full, shared.brand],
        )}
      >
        {label}
        {meta && <div className={shared.mut}>{meta}</div>}
      </div>
    </div>
  ),
  text: ({label, tone}) => (
    <div className={styles.text}>
      <span className={clsx(tone && [shared.full, shared[tone]])}>{label}</span>
    </div>
  ),
  signature: ({name = '', meta}) => (
    <div className={shared.stack}>
      <div className={styles.signature}>
        <svg stroke="var(--ink)" strokeWidth="1.8" viewBox="0 0 120 34">
          <path d="M4 25C11 8 17 1 18 7S9 33 15 27s8-15 10-14-6 12-1 11 5-9 9-9-3 10 1 9 4-8 8-9-2 9 2 9 5-7 8-8M68 6c4 9 4 17 7 18s3-13 7-13 1 13 5 12 5-18 9-19-8 18-2 19 7-9 10-8 1 7 12 3" />
        </svg>
      </div>
      <Caption name={name} meta={meta} />
    </div>
  ),
};

export default function Phone(scene: PhoneScene): ReactNode {
  const {clock, items, action, screen, hue} = scene;
  const isLocked = items[0]!.label === clock;
  return (
    <div className={clsx(styles.hand, screen && styles.small)} data-phone="">
      <div
        className={clsx(
          styles.phone,
          screen?.split(' ').map((name) => styles[name] ?? shared[name]),
        )}
        data-theme={screen === 'night' ? 'dark' : undefined}
        {...rebrand(hue)}
      >
        <div className={shared.row}>
          <span className={shared.strong}>{!isLocked && clock}</span>
          <span className={styles.lens} />
        </div>
        {!isLocked && <Head {...scene} />}
        {items.map((item, at) => {
          // On a large phone, the first one is what to do now.
          const tone = screen || at ? item.tone : 'brand';
          return <Fragment key={at}>{DRAW[item.kind ?? 'row']({...item, tone})}</Fragment>;
        })}
        {action && <Action className={styles.action} of={action} />}
      </div>
    </div>
  );
}
