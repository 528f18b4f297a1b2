import {type ReactElement, type ReactNode, useEffect, useRef, useState} from 'react';
import {useIsHydrating} from '../hooks/useIsHydrating';
import * as atBuild from './atBuild';
import styles from './frame.module.css';
// Server-rendered pictures need their styles before the code that draws them is loaded.
import './styles.module.css';
import './layouts/charts.module.css';
import './layouts/frames.module.css';
import './layouts/lists.module.css';

type Draw = (seed: string, isBare: boolean) => ReactElement;

/** Available at once when rendering on the server; in the browser, after `load`. */
let draw: Draw | undefined = (atBuild as {draw?: Draw}).draw;

let loading: Promise<void> | undefined;

/** Loads the drawing code once. After a failure the picture stays empty, and the next call tries again. */
function load(): Promise<void> {
  loading ??= import('./draw').then(
    (module) => {
      ({draw} = module);
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Marks a picture with `data-seen` once a third of it is in view, which starts its motion. A picture that is in view at
 * once stays as it is, unless it replaces another one (`isNew`).
 */
function watch(element: Element, isNew: boolean): () => void {
  let wasAway = isNew;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry!.isIntersecting && wasAway) element.setAttribute('data-seen', '');
      if (entry!.isIntersecting) observer.disconnect();
      wasAway = true;
    },
    {threshold: 0.3},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Events that precede navigation; loading starts on them, so that the next page can draw its pictures. */
const INTENT_EVENTS = ['pointerdown', 'keydown'] as const;

/** Loads the drawing code, unless the event is in a part of the page that brings pictures of its own. */
function onIntent({target}: Event): void {
  if (!(target instanceof Element && target.closest('[data-own-pictures]'))) void load();
}

export interface SceneProps {
  /** `name`, or `name:slice` with the part of the cast that it shows. */
  seed: string;
  /** Omit the tinted background. */
  bare?: boolean;
}

/**
 * A product picture, drawn with the design tokens. It fills its box and adapts to widths from 280 to 1,200 pixels.
 *
 * Pictures are part of a page's HTML and aren't hydrated. The drawing code is loaded only for pictures that the browser
 * must render itself, such as those of the next page.
 */
export default function Scene({seed, bare = false}: SceneProps): ReactNode {
  const isHydrating = useIsHydrating();
  const [inPage] = useState(isHydrating ? seed : undefined);
  const [isDrawn, setDrawn] = useState(draw !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const isMissing = !isDrawn && seed !== inPage;
  useEffect(() => {
    if (isMissing) void load().then(() => setDrawn(draw !== undefined));
  }, [isMissing]);
  useEffect(() => {
    INTENT_EVENTS.forEach((type) => addEventListener(type, onIntent));
    return () => INTENT_EVENTS.forEach((type) => removeEventListener(type, onIntent));
  }, []);
  useEffect(() => {
    if (box.current && 'IntersectionObserver' in window) return watch(box.current, seed !== inPage);
    return undefined;
  }, [seed, inPage, isDrawn]);
  // Another picture replaces the element as a whole, so that no part of the old one stays in a translated page.
  if (draw && isDrawn)
    return (
      <div className={styles.scene} data-picture="" key={seed} ref={box}>
        {draw(seed, bare)}
      </div>
    );
  // Keeps the server-rendered children.
  return (
    <div
      className={styles.scene}
      dangerouslySetInnerHTML={{__html: ''}}
      data-picture=""
      key="written"
      ref={box}
      suppressHydrationWarning
    />
  );
}
