import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export interface PanesProps {
  /** True once there is a response to share the height with. */
  isSplit: boolean;
  settings: ReactNode;
  fields: ReactNode;
  response: ReactNode;
}

/** Request and response: one above the other, each with its own scrolling; in one column on small screens. */
export default function Panes({isSplit, settings, fields, response}: PanesProps): ReactNode {
  const request = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = request.current!;
    // In one column there is nothing to make room for.
    if (!isSplit || pane.scrollHeight <= pane.clientHeight) return;
    // The response takes room from the request: keep in view what is edited.
    pane.scrollTop = Math.max(pane.scrollTop, start.current!.offsetTop - pane.offsetTop);
    if (pane.contains(document.activeElement)) document.activeElement!.scrollIntoView({block: 'nearest'});
  }, [isSplit]);
  // Browsers bring into view the line with the cursor, but not the rest of a text area.
  const onKeyUp = ({key, target}: KeyboardEvent) => {
    if (key === 'Tab') (target as Element).scrollIntoView({block: 'nearest'});
  };
  return (
    <div className={styles.panes} data-split={isSplit}>
      <div className={styles.request} onKeyUp={onKeyUp} ref={request}>
        {settings}
        <div ref={start}>{fields}</div>
      </div>
      {response}
    </div>
  );
}
