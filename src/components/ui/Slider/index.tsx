import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  min: number;
  max: number;
  value: number;
  /** The handle of an edge in what it covers, without a track. */
  look?: 'edge';
}

/** A native range input, with the part up to its value filled. */
export default function Slider({look, ...props}: SliderProps): ReactNode {
  const {min, max, value} = props;
  const style = {'--filled': `${((value - min) / (max - min)) * 100}%`} as CSSProperties;
  return <input {...props} className={clsx(styles.slider, look && styles[look])} style={style} type="range" />;
}
