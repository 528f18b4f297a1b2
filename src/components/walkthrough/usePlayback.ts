import {useEffect, useRef, useState} from 'react';
import * as timeline from '@site/src/lib/timeline';

/** How often the position on the screen is brought up to date, in milliseconds. */
const TICK = 100;

const now = (): number => performance.now();

export interface PlaybackControls {
  /** In seconds. */
  position: number;
  isPlaying: boolean;
  toggle: () => void;
  pause: () => void;
  seek: (position: number) => void;
}

/**
 * Plays a timeline by the clock rather than by counting ticks, which browsers throttle. Pauses while the page is hidden.
 *
 * @param length in seconds
 * @param start where to start, in seconds
 * @param isAutomatic whether to play at once
 */
export function usePlayback(length: number, start: number, isAutomatic: boolean): PlaybackControls {
  const [playback, setPlayback] = useState<timeline.Playback>(() => ({
    position: start,
    since: isAutomatic ? now() : null,
  }));
  const [position, setPosition] = useState(start);
  const change = (next: timeline.Playback) => {
    setPlayback(next);
    setPosition(next.position);
  };

  const isPlaying = playback.since !== null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const update = () => {
      const at = timeline.positionAt(playback, now(), length);
      setPosition(at);
      if (at >= length) setPlayback({position: length, since: null});
    };
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  }, [playback, isPlaying, length]);

  const latest = useRef(playback);
  useEffect(() => {
    latest.current = playback;
  });
  useEffect(() => {
    let isWaiting = false;
    const onVisibility = () => {
      if (document.hidden) {
        isWaiting = latest.current.since !== null;
        change(timeline.pause(latest.current, now(), length));
      } else if (isWaiting) {
        change(timeline.play(latest.current, now(), length));
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [length]);

  return {
    position,
    isPlaying,
    toggle: () => change((isPlaying ? timeline.pause : timeline.play)(playback, now(), length)),
    pause: () => change(timeline.pause(playback, now(), length)),
    seek: (to) => change(timeline.seek(playback, to, now(), length)),
  };
}
