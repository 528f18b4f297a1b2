import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Item, Phone as PhoneScene} from '../../../content/scenes/types';
import {Card} from '../parts/cards';
import {Cover} from '../parts/cover';
import {Action, Badge, Bar, Caption, Medal, Sign} from '../parts/marks';
import {Face} from '../parts/person';
import {Rings} from '../parts/rings';
import {rebrand} from '../parts/vars';
import {Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './phone.module.css';

/** The drawing of a big part, if any. */
function drawing({glyph, value = 0, tone = 'brand', list}: Item): ReactNode {
  if (glyph) return value ? <Medal glyph={glyph} level={value} /> : <Badge glyph={glyph} tone={tone} />;
  if (!list) return value > 0 && <Rings size={176} values={[{value, tone}]} width={18} />;
  return (
    <div className={styles.days}>
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
      {!name && value === undefined && <Badge glyph={glyph!} tone={tone} />}
      {!name && value !== undefined && <Rings values={[{value}]} size={38} width={5.5} />}
      <div className={clsx(shared.grow, shared.stack)}>
        <Caption name={name ?? label} meta={name ? label : meta} />
        {name && value !== undefined && <Bar value={value} />}
      </div>
      {value !== undefined && glyph && <Sign name={glyph} />}
    </div>
  ),
  big: (item) => {
    const {label = '', meta, glyph, value, list} = item;
    const isRing = value !== undefined && !glyph && !list;
    // As large as the space for it.
    const fontSize = isRing || glyph || list ? undefined : `${Math.min(6.5, 22 / label.length)}em`;
    return (
      <div className={clsx(shared.stack, shared.mid, styles.big)}>
        <div className={isRing ? shared.dial : clsx(shared.stack, shared.mid)}>
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
};

export default function Phone(scene: PhoneScene): ReactNode {
  const {clock, items, action, screen, hue} = scene;
  const isLocked = items[0]!.label === clock;
  return (
    <div className={clsx(styles.hand, screen && styles.small)}>
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
