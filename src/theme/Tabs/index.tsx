// Wrapped: the theme's tabs in our style, on guides too, which load only a part of Infima.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/Tabs';
import styles from './styles.module.css';

export default function Tabs(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <div className={styles.tabs}>
      <Original {...props} />
    </div>
  );
}
