import {describe, expect, it} from 'vitest';
import type {Frame} from '../../../src/content/walkthrough';
import {
  clock,
  cueAt,
  cuesOf,
  lengthOf,
  nextStart,
  pause,
  play,
  positionAt,
  previousStart,
  seek,
  startOf,
  type Playback,
} from '../../../src/lib/timeline';

const frame = (caption: string, seconds: number): Frame => ({imageSeed: 'demo-page', seconds, caption});
/** Two steps: a from 0 to 2 and b from 2 to 5, then c from 5 to 6.5. */
const cues = cuesOf([
  {title: 'One', frames: [frame('a', 2), frame('b', 3)]},
  {title: 'Two', frames: [frame('c', 1.5)]},
]);
const LENGTH = 6.5;

describe('a timeline', () => {
  it('puts the frames of all steps one after another', () => {
    expect(cues.map(({step, start, end, caption}) => [step, start, end, caption])).toEqual([
      [0, 0, 2, 'a'],
      [0, 2, 5, 'b'],
      [1, 5, 6.5, 'c'],
    ]);
    expect(lengthOf(cues)).toBe(LENGTH);
    expect(lengthOf([])).toBe(0);
  });

  it.each([
    [-1, 'a'],
    [0, 'a'],
    [1.999, 'a'],
    [2, 'b'],
    [5, 'c'],
    [LENGTH, 'c'],
    [99, 'c'],
  ])('shows at %d seconds the frame %s', (position, caption) => {
    expect(cues[cueAt(cues, position)]!.caption).toBe(caption);
  });

  it('knows where steps start', () => {
    expect([-1, 0, 1, 2].map((step) => startOf(cues, step))).toEqual([0, 0, 5, LENGTH]);
  });

  it('goes on to the next step, and from the last one to the end', () => {
    expect([0, 4.9, 5, LENGTH].map((position) => nextStart(cues, position))).toEqual([5, 5, LENGTH, LENGTH]);
  });

  it('goes back to the start of a step, and from there to the step before', () => {
    expect([0.5, 4, 5, 5.5, 6.2, LENGTH].map((position) => previousStart(cues, position))).toEqual([0, 0, 0, 0, 5, 5]);
  });
});

describe('playback', () => {
  const paused: Playback = {position: 1, since: null};
  const playing: Playback = {position: 1, since: 10_000};

  it('moves with the clock while it plays, to the end at most', () => {
    expect(positionAt(paused, 50_000, LENGTH)).toBe(1);
    expect(positionAt(playing, 12_500, LENGTH)).toBe(3.5);
    expect(positionAt(playing, 99_000, LENGTH)).toBe(LENGTH);
  });

  it('does not move back with a clock that is set back', () => {
    expect(positionAt(playing, 9000, LENGTH)).toBe(1);
  });

  it('keeps its position while paused', () => {
    const stopped = pause(playing, 11_000, LENGTH);
    expect(stopped).toEqual({position: 2, since: null});
    expect(play(stopped, 80_000, LENGTH)).toEqual({position: 2, since: 80_000});
  });

  it('starts again after the end', () => {
    expect(play({position: LENGTH, since: null}, 5, LENGTH)).toEqual({position: 0, since: 5});
  });

  it('goes on from where it is moved to, if it was playing', () => {
    expect(seek(playing, 4, 20_000, LENGTH)).toEqual({position: 4, since: 20_000});
    expect(seek(paused, 4, 20_000, LENGTH)).toEqual({position: 4, since: null});
  });

  it('stays within the timeline', () => {
    expect([-3, 99].map((position) => seek(paused, position, 0, LENGTH).position)).toEqual([0, LENGTH]);
  });
});

it('positions are written as minutes and whole seconds', () => {
  expect([0, 7.9, 41.5, 60, 125].map(clock)).toEqual(['0:00', '0:07', '0:41', '1:00', '2:05']);
});
