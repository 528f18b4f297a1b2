import type {KeyboardEvent, PointerEvent, ReactNode, RefObject} from 'react';
import {LARGEST, shareAfter, shareAt, SMALLEST} from '@site/src/lib/console/split';
import styles from './styles.module.css';

export interface DividerProps {
  controls: string;
  panes: RefObject<HTMLElement | null>;
  /** Height of the pane above, in per cent. */
  share: number;
  onMove: (share: number) => void;
  onSettle: (share: number) => void;
}

export default function Divider({controls, panes, share, onMove, onSettle}: DividerProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfter(event.key, share);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
    onSettle(next);
  };
  const onPointerDown = ({button, currentTarget, pointerId}: PointerEvent) => {
    if (button === 0) currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({clientY, currentTarget, pointerId}: PointerEvent) => {
    const box = panes.current?.getBoundingClientRect();
    if (box && currentTarget.hasPointerCapture(pointerId)) onMove(shareAt(clientY - box.top, box.height));
  };
  return (
    <hr
      aria-controls={controls}
      aria-label="Divider between request and response"
      aria-orientation="horizontal"
      aria-valuemax={LARGEST}
      aria-valuemin={SMALLEST}
      aria-valuenow={share}
      aria-valuetext={`Request ${share}%, response ${100 - share}%`}
      className={styles.divider}
      onKeyDown={onKeyDown}
      onLostPointerCapture={() => onSettle(share)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      role="separator"
      tabIndex={0}
    />
  );
}
