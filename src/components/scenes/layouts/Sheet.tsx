import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Label, Sign} from '../parts/marks';
import {Face} from '../parts/person';
import {vars} from '../parts/vars';
import {Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './sheet.module.css';

/** A page with its parts in a grid, whose rows are equally high before and after. */
export default function Sheet(scene: WindowOf<'sheet'>): ReactNode {
  const {shape, before, labels, texts, marks, tags, tones, people, days} = scene;
  return (
    <div className={clsx(styles.sheet, styles[shape], before ? styles.before : styles.after)}>
      <Head {...scene} />
      <div className={styles.parts} style={vars({'--rows': Math.ceil(labels.length / 2)})}>
        {labels.map((label, at) => {
          const tone = tones?.[at];
          const tag = tags?.[at];
          return (
            <div className={clsx(styles.part, tone && styles.changed, tone && shared[tone])} key={label}>
              {marks?.[at] !== undefined && (
                <span className={styles.mark}>{marks[at] === '✓' ? <Sign name="check" /> : marks[at]}</span>
              )}
              <div className={styles.words}>
                <div className={styles.label}>{label}</div>
                {texts?.[at] && (
                  <div className={styles.text} style={days && vars({'--from': days[at]![0], '--to': days[at]![1]})}>
                    <span>{texts[at]}</span>
                  </div>
                )}
              </div>
              {people?.[at] && (
                <div className={styles.end}>
                  {people[at].map((name) => (
                    <Face key={name} name={name} />
                  ))}
                </div>
              )}
              {tag && (
                <div className={styles.end}>
                  <Label tag={tag} />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
