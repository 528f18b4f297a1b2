import {type ReactElement, type ReactNode, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as atBuild from './atBuild';
import styles from './frame.module.css';
// The sheet of the drawings, which stand in the HTML before their code is loaded.
import './styles.module.css';

type Draw = (seed: string, isBare: boolean) => ReactElement;

/** Known at once where pages are written; in the browser as soon as a picture is missing. */
let draw: Draw | undefined = (atBuild as {draw?: Draw}).draw;

let loading: Promise<void> | undefined;

/** Loads the drawings once; a failure leaves the room of the picture empty, and the next one tries again. */
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

/** What comes before a click on a link, so that the next page finds the drawings there. */
const SIGNS = ['pointerdown', 'keydown'] as const;

export interface SceneProps {
  /** `name` or `name:variation`, as records give it. */
  seed: string;
  /** Leave out the tinted ground, for places that have one. */
  bare?: boolean;
}

/**
 * A product picture drawn from the tokens. It fills its box and reflows from 280 to 640 pixels.
 *
 * A page's HTML holds its pictures, and the first page of a visit keeps them as they are: the code that draws is loaded
 * for pages and pictures that the browser has to build itself.
 */
export default function Scene({seed, bare = false}: SceneProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [inPage] = useState(isBrowser ? undefined : seed);
  const [isDrawn, setDrawn] = useState(draw !== undefined);
  const isMissing = !isDrawn && seed !== inPage;
  useEffect(() => {
    if (isMissing) void load().then(() => setDrawn(draw !== undefined));
  }, [isMissing]);
  useEffect(() => {
    SIGNS.forEach((sign) => addEventListener(sign, load));
    return () => SIGNS.forEach((sign) => removeEventListener(sign, load));
  }, []);
  if (draw && isDrawn)
    return (
      <div className={styles.scene} key="drawn">
        {draw(seed, bare)}
      </div>
    );
  // React leaves what the server wrote inside alone.
  return <div className={styles.scene} dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />;
}
