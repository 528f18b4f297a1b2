/** People in a window: as groups, as sets, and by what they did. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './crowd.module.css';
import {Caption, Label, Sign} from './marks';
import {Face} from './person';

const faces = (people: readonly string[]): ReactNode => people.map((name) => <Face key={name} name={name} />);

/** Who is there, and a place for each who is missing. */
export const Crowd = ({of: {groups, dated}}: Of<'crowd'>): ReactNode => (
  <div className={clsx(styles.crowd, dated && styles.dated)}>
    {groups.map(({label, meta, people, away = 0, glyph, tone = 'brand'}) => (
      <div className={shared[tone]} key={label}>
        <Caption name={label} meta={meta} />
        <div className={styles.faces}>
          {faces(people.slice(0, people.length - away))}
          {people.slice(people.length - away).map((name) => (
            <span className={clsx(styles.away, glyph && [shared.dot, shared.accent])} key={name}>
              {glyph && <Sign name={glyph} />}
            </span>
          ))}
        </div>
      </div>
    ))}
  </div>
);

/** Two circles that overlap, and who is in them. */
export const Venn = ({of: {labels, people}}: Of<'venn'>): ReactNode => (
  <div className={styles.venn}>
    {labels.map((label) => (
      <div className={shared.strong} key={label}>
        {label}
      </div>
    ))}
    {people.map((names, at) => (
      <div className={clsx(styles.faces, at === 1 && styles.both)} key={at}>
        {faces(names)}
      </div>
    ))}
  </div>
);

export const Log = ({of}: Of<'log'>): ReactNode => (
  <div className={styles.log}>
    {of.map(({when, person, text, was, now}) => (
      <div key={when + text}>
        <span className={shared.num}>{when}</span>
        <Face name={person} />
        <div className={shared.grow}>
          <Caption name={person} meta={text} />
          {was && now && (
            <div className={shared.chips}>
              <s>{was}</s>
              <Sign name="arrow" />
              <Label tag={[now, 'brand']} />
            </div>
          )}
        </div>
      </div>
    ))}
  </div>
);
