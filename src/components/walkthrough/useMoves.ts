import {type RefObject, useLayoutEffect, useRef} from 'react';

/** Same as the cross-fade in the style sheet. */
const TIMING = {duration: 360, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)'};

interface Place {
  left: number;
  top: number;
}

/** Places of all elements within a picture, each relative to its parent. */
function placesIn(root: HTMLElement): Map<Element, Place> {
  const boxes = new Map<Element, DOMRect>([[root, root.getBoundingClientRect()]]);
  const places = new Map<Element, Place>();
  for (const element of root.querySelectorAll<HTMLElement>(':not(svg, svg *)')) {
    const box = element.getBoundingClientRect();
    const parent = boxes.get(element.parentElement!)!;
    boxes.set(element, box);
    places.set(element, {left: box.left - parent.left, top: box.top - parent.top});
  }
  return places;
}

/** After a picture has changed, lets its parts move to their new places and new parts appear. */
export function useMoves(seed: string, isStill: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{places: Map<Element, Place>; width: number}>(undefined);
  useLayoutEffect(() => {
    const root = ref.current!;
    const before = last.current;
    const places = placesIn(root);
    const width = root.clientWidth;
    last.current = {places, width};
    // After a resize, everything is elsewhere.
    if (isStill || before?.width !== width || !root.animate) return;
    for (const [element, {left, top}] of places) {
      const old = before.places.get(element);
      const [x, y] = old ? [old.left - left, old.top - top] : [0, 0];
      if (Math.abs(x) + Math.abs(y) > 1) element.animate({transform: [`translate(${x}px, ${y}px)`, 'none']}, TIMING);
      if (!old && before.places.has(element.parentElement!)) element.animate({opacity: [0, 1]}, TIMING);
    }
  }, [seed, isStill]);
  return ref;
}
