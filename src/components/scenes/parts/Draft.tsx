import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './draft.module.css';
import {Caption, Label, Sign} from './marks';
import {vars} from './vars';

const Cursor = (): ReactNode => (
  <svg className={styles.cursor} viewBox="0 0 16 16" width="1.2em">
    <path d="M2 2l4.5 12 2-5.5L14 6.5z" fill="var(--ink)" stroke="var(--surface)" />
  </svg>
);

/**
 * A section of a document, and level with its clauses the lessons that they became. On screens, the course grows once:
 * clauses are read one by one, the expert strikes a sentence and approves, and the report follows.
 */
export default function Draft({of}: Of<'draft'>): ReactNode {
  const {title, sub, tag, file, section, clauses, report} = of;
  const {group, passed, of: all} = report;
  return (
    <div className={styles.draft}>
      <div className={clsx(shared.chips, shared.top, styles.bar)}>
        <div>
          <div className={shared.title}>{title}</div>
          <div className={shared.mut}>{sub}</div>
        </div>
        <div className={styles.approved}>
          <Label tag={tag} />
        </div>
      </div>
      <div className={styles.panes} style={vars({'--rows': clauses.length + 1})}>
        <div className={clsx(shared.card, styles.pane, styles.paper)}>
          <div className={clsx(shared.row, shared.mut)}>
            <Sign name="file" />
            <span className={shared.grow}>{file}</span>
            {section}
          </div>
          {clauses.map(({mark, name, text}, at) => (
            <div className={styles.clause} key={mark} style={vars({'--at': at})}>
              <b>
                {mark} {name}.
              </b>{' '}
              <span className={styles.swept}>{text}</span>
            </div>
          ))}
        </div>
        <div className={clsx(styles.pane, styles.course)}>
          <div className={clsx(shared.row, shared.mut)}>
            <span className={shared.grow}>Lessons</span>
            <span className={styles.drafted}>
              <Label tag={['Drafted by AI', 'iris']} />
            </span>
          </div>
          {clauses.map(({mark, lesson, says, cut}, at) => (
            <div className={clsx(shared.row, styles.lesson)} key={mark} style={vars({'--at': at})}>
              <span className={styles.state}>
                <span className={clsx(shared.dot, shared.iris)}>
                  <Sign name="spark" />
                </span>
                <span className={clsx(shared.dot, shared.brand, styles.tick)}>
                  <Sign name="check" />
                </span>
              </span>
              <Caption
                name={lesson}
                meta={
                  <>
                    {says}{' '}
                    {cut && (
                      <s className={styles.cut}>
                        {cut}
                        <Cursor />
                      </s>
                    )}
                  </>
                }
              />
              <span className={clsx(shared.tag, shared.iris)}>{mark}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={clsx(shared.row, styles.foot)} style={vars({'--done': passed, '--of': all})}>
        <Sign name="chart" />
        <Caption name={group} meta="passed" />
        <div className={styles.people} />
        <div className={shared.figure}>{`${passed} of ${all}`}</div>
      </div>
    </div>
  );
}
