/** People in a window: as groups, as sets, and by what they did. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import {CENTRES, placesOf, type Point, RADIUS} from '../../../lib/venn';
import shared from '../styles.module.css';
import styles from './crowd.module.css';
import {Caption, Label, Sign} from './marks';
import {Face} from './person';
import {vars} from './vars';

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

const placed = ({x, y}: Point, size: number) => vars({'--x': x - size / 2, '--y': y - size / 2, '--size': size});

/** Two circles that overlap, and who is in them. */
export const Venn = ({of: {labels, people}}: Of<'venn'>): ReactNode => (
  <div className={shared.stack}>
    <div className={clsx(shared.even, shared.mid, shared.strong)}>
      {labels.map((label) => (
        <div key={label}>{label}</div>
      ))}
    </div>
    <div className={styles.venn}>
      {CENTRES.map((centre, at) => (
        <span className={styles.circle} key={at} style={placed(centre, 2 * RADIUS)} />
      ))}
      {placesOf(people).flatMap(({size, places}, group) =>
        places.map((place, at) => (
          <span key={people[group]![at]} style={placed(place, size)}>
            <Face name={people[group]![at]!} />
          </span>
        )),
      )}
    </div>
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
