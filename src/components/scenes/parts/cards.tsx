/** Cards in a window: a flashcard and its rounds, a certificate, and a portal's banner. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import Breakable from '../../ui/Breakable';
import shared from '../styles.module.css';
import styles from './cards.module.css';
import {Caption, Label, Lines, Sign} from './marks';
import {usePin} from './pins';
import {Growth, Section} from './rings';

/** The front and the back of a flashcard, on top of others. */
export const Card = ({of: [front, back]}: Of<'card'>): ReactNode => (
  <div className={styles.deck}>
    <div className={clsx(shared.card, styles.behind)} />
    <div className={clsx(shared.card, shared.window, shared.mid, styles.front)}>
      <div className={shared.figure}>{front}</div>
      <div className={clsx(shared.strong, styles.back)}>{back}</div>
    </div>
  </div>
);

/** When a card comes back. */
export const Rounds = ({of}: Of<'rounds'>): ReactNode => (
  <div className={clsx(shared.even, styles.rounds)}>
    {of.map(([label, value], at) => (
      <div key={label} className={clsx(shared.box, shared.mid)}>
        <Growth level={at + 1} tone={at ? 'brand' : 'accent'} />
        <Caption name={label} meta={value} />
      </div>
    ))}
  </div>
);

/** The pocket of an envelope, with the two folds of its front. */
export const Envelope = ({of}: {of: string}): ReactNode => (
  <div className={clsx(shared.brand, styles.envelope)}>
    <Lines d="M0 100L40 44M100 100L60 44" />
    <Label tag={[of, 'brand']} />
  </div>
);

export const Award = ({of: {name, course, facts}}: Of<'award'>): ReactNode => (
  <div className={clsx(shared.stack, shared.framed, styles.award)}>
    <div className={clsx(shared.row, shared.top)}>
      <div className={shared.stack}>
        <div className={styles.name}>{name}</div>
        <div className={shared.strong}>{course}</div>
      </div>
      <Section className={styles.seal} />
    </div>
    <div className={clsx(shared.even, shared.stats, styles.facts)}>
      {facts.map(([label, value]) => (
        <Caption className={shared.mut} key={label} name={label} meta={<b className={shared.strong}>{value}</b>} />
      ))}
    </div>
  </div>
);

/** A portal in a browser, or a message to a person; like this site's, its palette derives from a single hue. */
export function Banner({of: {address, name, greeting, action}}: Of<'banner'>): ReactNode {
  const pin = usePin();
  return (
    <>
      <div className={clsx(shared.tag, shared.plain)}>
        <Sign name={address.includes('.') ? 'lock' : 'mail'} />
        <span>
          <Breakable>{address}</Breakable>
        </span>
      </div>
      <div className={styles.banner} data-pin={pin(greeting)}>
        <div className={clsx(shared.row, shared.strong)}>
          <Sign name="rings" />
          <span>{name}</span>
        </div>
        <div className={shared.figure}>{greeting}</div>
        <span className={clsx(shared.pill, styles.enter)}>{action}</span>
      </div>
    </>
  );
}
