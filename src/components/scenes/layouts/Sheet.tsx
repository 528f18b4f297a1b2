import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Label, Sign} from '../parts/marks';
import {Face} from '../parts/person';
import {vars} from '../parts/vars';
import {Head, Stack} from '../parts/window';
import shared from '../styles.module.css';
import styles from './sheet.module.css';

/** A page with its parts in a grid, whose rows are equally high before and after. */
export default function Sheet(scene: WindowOf<'sheet'>): ReactNode {
  const {shape, ground, parts} = scene;
  return (
    <Stack className={clsx(styles.sheet, styles[shape], ground ? styles.after : styles.before)}>
      <Head {...scene} />
      <div className={styles.parts}>
        {parts.map(({label, text, mark, glyph, tag, tone, people = [], days}) => (
          <div className={clsx(shared.row, styles.part, tone && shared[tone])} key={label}>
            <span className={clsx(shared.dot, tone && shared.full, styles.mark)}>
              {glyph ? <Sign name={glyph} /> : mark}
            </span>
            <div className={clsx(shared.grow, styles.words)}>
              <div className={clsx(shared.strong, styles.label)}>{label}</div>
              <div className={styles.text}>
                <span style={days && vars({'--from': days[0] - 1, '--days': days[1] - days[0]})}>{text}</span>
              </div>
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
    </Stack>
  );
}
