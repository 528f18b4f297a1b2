import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {IsInView, useIsInView} from './IsInView.ts';
import styles from './styles.module.css';

export interface CodeFrameProps {
  title?: ReactNode;
  /** Buttons on the line of the title, hidden without scripts. */
  actions?: ReactNode;
  /** Tabs above the code, hidden without scripts. */
  controls?: ReactNode;
  /** A row of buttons below the code, hidden without scripts. */
  footer?: ReactNode;
  /** The language of samples that the tabs show as chosen. */
  language?: string;
  children: ReactNode;
}

/** A box around code, with a title, a button to copy it, and a choice of what it shows. */
export default function CodeFrame({title, actions, controls, footer, language, children}: CodeFrameProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  return (
    <div className={clsx('ref-pane', styles.frame)} ref={frame}>
      {(title || actions) && (
        <div className={clsx('cluster', styles.bar)}>
          {title}
          <div className="scripted no-print">{isInView && actions}</div>
        </div>
      )}
      {controls && (
        <div className={clsx('scripted no-print', styles.controls)} data-follows={language}>
          {isInView && controls}
        </div>
      )}
      <IsInView value={isInView}>{children}</IsInView>
      {footer && <div className={clsx('scripted no-print', styles.footer)}>{footer}</div>}
    </div>
  );
}
