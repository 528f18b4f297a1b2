import type {ReactNode} from 'react';
import clsx from 'clsx';
import {vars} from '../../scenes/parts/vars';
import type {LinkedChartsProps} from '.';
import {type Scale, share, Trend} from './scale';
import styles from './styles.module.css';

export interface PartsProps {
  parts: LinkedChartsProps['parts'];
  row: LinkedChartsProps['rows'][number];
  scale: Scale;
}

/** The parts of a group, each with its value as text. */
export default function Parts({parts: {shape, title, labels = [], unit}, row, scale}: PartsProps): ReactNode {
  const [, , , values, own = []] = row;
  return (
    <figure className={shape === 'bars' ? styles.bars : styles.upright}>
      <figcaption className={styles.title}>{title}</figcaption>
      {shape === 'trend' && <Trend scale={scale} values={values} />}
      <ol className="plain-list">
        {values.map((value, at) => {
          const target = typeof own[at] === 'number' ? own[at] : undefined;
          return (
            <li key={at} style={vars({'--at': share(value, scale)})}>
              <span>{typeof own[at] === 'string' ? own[at] : labels[at]}</span>{' '}
              <span aria-hidden className={clsx(styles.mark, styles.part, styles[shape])}>
                <i className={clsx(target !== undefined && value < target && styles.on)} />
                {target !== undefined && <i className={styles.target} style={vars({'--at': share(target, scale)})} />}
              </span>
              <b>
                {value}
                {target === undefined ? unit : ` of ${target}`}
              </b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
