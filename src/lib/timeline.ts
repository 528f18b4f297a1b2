/** The timeline of the walkthrough. Positions and lengths are in seconds, times of the clock in milliseconds. */
import type {Frame, Step} from '../content/walkthrough';

/** A frame with its place on the timeline. */
export interface Cue extends Frame {
  /** Index of its step. */
  step: number;
  start: number;
  end: number;
}

/** The frames of all steps, one after another. */
export function cuesOf(steps: readonly Step[]): Cue[] {
  let end = 0;
  return steps.flatMap(({frames}, step) =>
    frames.map((frame) => {
      const start = end;
      end += frame.seconds;
      return {...frame, step, start, end};
    }),
  );
}

/** Length of the timeline; 0 if it is empty. */
export const lengthOf = (cues: readonly Cue[]): number => cues[cues.length - 1]?.end ?? 0;

/** Index of the cue at a position: the first before the start, the last after the end. */
export function cueAt(cues: readonly Cue[], position: number): number {
  const next = cues.findIndex(({end}) => position < end);
  return next < 0 ? cues.length - 1 : next;
}

/** Where a step starts; before the first step this is 0, after the last the end. */
export function startOf(cues: readonly Cue[], step: number): number {
  return cues.find((cue) => cue.step >= step)?.start ?? lengthOf(cues);
}

/** Time after the start of a step in which “back” leads to the step before, as in audio players. */
const GRACE = 1;

/** Where the step after a position starts, or the end. */
export const nextStart = (cues: readonly Cue[], position: number): number =>
  startOf(cues, (cues[cueAt(cues, position)]?.step ?? 0) + 1);

/** Where the step at a position starts, or the step before if this one has only just started. */
export function previousStart(cues: readonly Cue[], position: number): number {
  const step = cues[cueAt(cues, position)]?.step ?? 0;
  const start = startOf(cues, step);
  return position >= lengthOf(cues) || position - start > GRACE ? start : startOf(cues, step - 1);
}

/** Playback: the position at a time of the clock, and whether it moves on from there. */
export interface Playback {
  position: number;
  /** Time of the clock at which the position was right; null while paused. */
  since: number | null;
}

/** The position now, at most `length`. A clock that was set back does not move it back. */
export function positionAt({position, since}: Playback, now: number, length: number): number {
  const passed = since === null ? 0 : Math.max(0, now - since) / 1000;
  return Math.min(length, position + passed);
}

/** Plays on, or from the start if the end is reached. */
export function play(playback: Playback, now: number, length: number): Playback {
  const position = positionAt(playback, now, length);
  return {position: position >= length ? 0 : position, since: now};
}

export const pause = (playback: Playback, now: number, length: number): Playback => ({
  position: positionAt(playback, now, length),
  since: null,
});

/** Moves to a position within the timeline; playing goes on from there. */
export const seek = ({since}: Playback, position: number, now: number, length: number): Playback => ({
  position: Math.min(length, Math.max(0, position)),
  since: since === null ? null : now,
});

/** A position as minutes and whole seconds, such as `0:07`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
