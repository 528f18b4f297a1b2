import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import {Label, Sign} from './marks';
import {Face} from './person';
import styles from './sheet.module.css';

/** Parts of a page in a grid, whose rows are equally high before and after. */
export default function Sheet({of: {shape, parts}}: Of<'sheet'>): ReactNode {
  return (
    <div className={clsx(styles.sheet, styles[shape])}>
      {parts.map(({label, text, mark, glyph, tag, tone, people = []}) => (
        <div className={clsx(shared.row, styles.part, tone && shared[tone])} key={label}>
          <span className={clsx(shared.dot, tone && shared.full, styles.mark)}>
            {glyph ? <Sign name={glyph} /> : mark}
          </span>
          <div className={clsx(shared.grow, styles.words)}>
            <div className={clsx(shared.strong, styles.label)}>{label}</div>
            <div className={styles.text}>{text}</div>
          </div>
          <div className={clsx(shared.chips, styles.end)}>
            {people.map((name) => (
              <Face key={name} name={name} />
            ))}
            {tag && <Label tag={tag} />}
          </div>
        </div>
      ))}
    </div>
  );
}
