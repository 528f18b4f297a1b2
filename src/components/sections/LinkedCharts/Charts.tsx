import type {ReactNode} from 'react';
import clsx from 'clsx';
import {vars} from '../../scenes/parts/vars';
import Radio from '../../ui/Radio';
import Detail from './Detail';
import Mark, {isUpright, scaleOf, type LinkedChartsProps} from './Mark';
import styles from './styles.module.css';

/** The charts: groups to choose from, and for each of them an answer, its parts and its people. */
export default function Charts({
  ask,
  groups,
  rows,
  chosen = rows[0]![0],
  named,
  ...detail
}: LinkedChartsProps): ReactNode {
  const {shape, title, legend, unit} = groups;
  const scale = scaleOf(
    groups,
    rows.flatMap((row) => row[1]),
  );
  const partScale = scaleOf(
    detail.parts,
    rows.flatMap(([, , , values, targets = []]) => [...values, ...targets]),
  );
  return (
    <div
      aria-labelledby="question"
      className={clsx('plate tint-brand', styles.charts, isUpright(shape) ? styles.across : styles.down)}
      role="group"
      style={vars({'--count': rows.length})}
    >
      <h3 className="mb-1 size-5" id="question">
        {ask}
      </h3>
      <p className="muted">
        {title}
        {legend && <span data-nosnippet>{`. ${legend}`}</span>}
      </p>
      {rows.map((row, index) => (
        <div className={styles.group} key={row[0]}>
          <Radio
            aria-describedby={`answer-${index}`}
            className={clsx(styles.choice, isUpright(shape) ? styles.column : ['line-up', styles.row])}
            defaultChecked={row[0] === chosen}
            name="question"
          >
            <span>{row[0]}</span>
            <Mark next={rows[index + 1]?.[1][0]} scale={scale} shape={shape} unit={unit} values={row[1]} />
          </Radio>
          <Detail {...detail} id={`answer-${index}`} named={named[row[0]] ?? named.all!} row={row} scale={partScale} />
        </div>
      ))}
    </div>
  );
}
