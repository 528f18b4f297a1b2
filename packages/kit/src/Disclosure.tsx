import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
  /** `row` is as wide as its place, below a rule; the summary of a `line` is as wide as its words. */
  look?: 'row' | 'line';
}

/** Opens and closes without scripts. Of those with the same `name`, one is open at a time. */
export default function Disclosure(props: DisclosureProps): ReactNode {
  const {summary, look = 'row', className, children, ...rest} = props;
  return (
    <details className={clsx(styles[look], className)} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
