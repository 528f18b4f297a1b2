import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Face} from '../../scenes/parts/person';
import {vars} from '../../scenes/parts/vars';
import Radio from '../../ui/Radio';
import type {LinkedChartsProps} from '.';
import Mark from './Mark';
import Parts from './Parts';
import {scaleOf, Trend} from './scale';
import styles from './styles.module.css';

/** The charts: groups to choose from, and for each of them an answer, its parts and its people. */
export default function Charts(question: LinkedChartsProps): ReactNode {
  const {ask, groups, parts, people, rows, named, chosen = 0, portraits = true} = question;
  const numbers = rows.map(([, values]) => values.map(Number));
  const scale = scaleOf(
    groups,
    // The first value of a heat strip is a level.
    numbers.flatMap((values) => values.slice(-6)),
  );
  const partScale = scaleOf(
    parts,
    rows.flatMap((row) => row[3]),
  );
  const isAcross = ['column', 'line', 'sheet'].includes(groups.shape);
  return (
    <div
      aria-labelledby="question"
      className={clsx(styles.charts, isAcross ? styles.across : styles.down)}
      data-picture=""
      role="group"
      style={vars({'--count': rows.length})}
    >
      <h3 className={styles.ask} id="question">
        {ask}
      </h3>
      <p className={styles.title}>{groups.title}</p>
      {rows.map((row, index) => (
        <div className={styles.group} key={row[0]} style={vars({'--index': index})}>
          <Radio
            aria-describedby={`answer-${index}`}
            className={styles.choice}
            defaultChecked={index === chosen}
            name="question"
          >
            <span>{row[0]}</span>
            <Mark scale={scale} shape={groups.shape} unit={groups.unit} values={row[1]} />
          </Radio>
          <div className={styles.detail}>
            <p className={styles.answer} id={`answer-${index}`}>
              {row[2]}
            </p>
            <Parts parts={parts} row={row} scale={partScale} />
            <figure>
              <figcaption className={styles.title}>{people}</figcaption>
              <ul className="plain-list stack">
                {Object.entries(named[index] ?? named[0]!).map(([name, missing]) => (
                  <li className="line-up" key={name}>
                    {portraits && <Face name={name} size={3} />}
                    <div>
                      <b>{name}</b>
                      <div className="muted">{missing}</div>
                    </div>
                  </li>
                ))}
              </ul>
            </figure>
          </div>
        </div>
      ))}
      {groups.shape === 'line' && <Trend scale={scale} values={numbers.flat()} />}
    </div>
  );
}
