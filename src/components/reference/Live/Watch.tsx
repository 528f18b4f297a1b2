import type {RefObject} from 'react';
import {useMarks} from './useMarks';

/** Marks what belongs together on a page. Shows nothing itself. */
export default function Watch({root}: {root: RefObject<HTMLElement | null>}): null {
  useMarks(root);
  return null;
}
