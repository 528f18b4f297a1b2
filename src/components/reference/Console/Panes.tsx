import {type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import Divider from './Divider';
import {useShare} from './useShare';
import styles from './styles.module.css';

export interface PanesProps {
  id: string;
  /** True once there is a response to share the height with. */
  isSplit: boolean;
  settings: ReactNode;
  fields: ReactNode;
  response: ReactNode;
}

/** Request and response: one above the other, each with its own scrolling; in one column on small screens. */
export default function Panes({id, isSplit, settings, fields, response}: PanesProps): ReactNode {
  const panes = useRef<HTMLDivElement>(null);
  const {share, setShare, keep} = useShare();
  const above = `${id}-request`;
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
    <div className={styles.panes} data-split={isSplit} ref={panes} style={{'--share': share} as CSSProperties}>
      <div className={styles.request} id={above} onKeyUp={onKeyUp} ref={request}>
        {settings}
        <div ref={start}>{fields}</div>
      </div>
      {isSplit && <Divider controls={above} onMove={setShare} onSettle={keep} panes={panes} share={share} />}
      {response}
    </div>
  );
}
