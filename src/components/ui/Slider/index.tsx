import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  min: number;
  max: number;
  value: number;
}

/** A native range input, with the part up to its value filled. */
export default function Slider(props: SliderProps): ReactNode {
  const {min, max, value} = props;
  const style = {'--filled': `${((value - min) / (max - min)) * 100}%`} as CSSProperties;
  return <input {...props} className={styles.slider} style={style} type="range" />;
}
