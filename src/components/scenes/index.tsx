import {type ReactElement, type ReactNode, useEffect, useState} from 'react';
import {useIsHydrating} from '../hooks/useIsHydrating';
import * as server from './serverDraw';
import styles from './frame.module.css';
// Server-rendered pictures need their styles before the code that draws them is loaded.
import '../layout/CodeFont/font.css';
import './styles.module.css';
import './layouts/charts.module.css';
import './layouts/draft.module.css';
import './layouts/frames.module.css';
import './layouts/lists.module.css';
import './layouts/phone.module.css';
import './layouts/screens.module.css';
import './layouts/sheet.module.css';

type Draw = (seed: string, isBare: boolean) => ReactElement;

/** Available at once when rendering on the server; in the browser, after `load`. */
let draw: Draw | undefined = (server as {draw?: Draw}).draw;

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

// A visitor's first action may lead to a page whose pictures are not in the HTML.
if (typeof document !== 'undefined')
  ['pointerdown', 'keydown'].forEach((type) => addEventListener(type, () => void load(), {once: true}));

export interface SceneProps {
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
  const isMissing = !isDrawn && seed !== inPage;
  useEffect(() => {
    if (isMissing) void load().then(() => setDrawn(draw !== undefined));
  }, [isMissing]);
  if (draw && isDrawn)
    return (
      <div className={styles.scene} data-picture="" key="drawn">
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
      suppressHydrationWarning
    />
  );
}
