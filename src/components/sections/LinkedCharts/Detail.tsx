import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Face} from '../../scenes/parts/person';
import {vars} from '../../scenes/parts/vars';
import Mark, {isUpright, type LinkedChartsProps, type MarkProps} from './Mark';
import styles from './styles.module.css';

export interface DetailProps extends Pick<LinkedChartsProps, 'parts' | 'people' | 'portraits'> {
  id: string;
  row: LinkedChartsProps['rows'][number];
  scale: MarkProps['scale'];
  named: LinkedChartsProps['named'][string];
}

/** What a group shows: the answer, its parts and its people. */
export default function Detail({id, row, parts, scale, people, named, portraits = true}: DetailProps): ReactNode {
  const {shape, title, labels, unit} = parts;
  const [, , answer, values, targets = []] = row;
  return (
    <div className={`cluster gap-5 ${styles.detail}`}>
      <p className={`m-0 ${styles.answer}`} id={id}>
        {answer}
      </p>
      <figure className="stack m-0">
        <figcaption className="muted">{title}</figcaption>
        <ol className={clsx('plain-list', isUpright(shape) && styles.across)} style={vars({'--count': values.length})}>
          {values.map((value, at) => (
            <li className={isUpright(shape) ? styles.column : clsx('line-up', styles.row)} key={labels[at]}>
              <span data-nosnippet={labels[at] === `${at + 1}` || undefined}>{labels[at]}</span>{' '}
              <Mark
                next={values[at + 1]}
                scale={scale}
                shape={shape}
                unit={unit}
                values={[value, ...targets.slice(at, at + 1)]}
              />
            </li>
          ))}
        </ol>
      </figure>
      <figure className="stack m-0">
        <figcaption className="muted">{people}</figcaption>
        <ul className="plain-list stack">
          {Object.entries(named).map(([name, missing]) => (
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
  );
}
