import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import styles from './frame.module.css';

/**
 * A drawing that is part of a page's HTML and isn't hydrated. Its code is loaded only for drawings that the browser must
 * render itself, such as those of the next page.
 *
 * @param server has the code where pages are written; in bundles for browsers, it is an empty module
 * @param importCode imports the code
 * @param key property that says what is drawn; another value replaces the drawing
 */
export function deferred<P extends object>(
  server: {Drawing?: ComponentType<P>},
  importCode: () => Promise<{default: ComponentType<P>}>,
  key: keyof P,
): (props: P) => ReactNode {
  let {Drawing} = server;
  let loading: Promise<void> | undefined;

  /** Loads the code once. After a failure the drawing stays empty, and the next call tries again. */
  function load(): Promise<void> {
    loading ??= importCode().then(
      (module) => {
        Drawing = module.default;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  }

  // A visitor's first action may lead to a page whose drawings are not in the HTML.
  if (typeof document !== 'undefined')
    ['pointerdown', 'keydown'].forEach((type) => addEventListener(type, () => void load(), {once: true}));

  return function Deferred(props) {
    const seed = props[key];
    const isHydrating = useIsHydrating();
    const [inPage] = useState(isHydrating ? seed : undefined);
    const [isDrawn, setDrawn] = useState(Drawing !== undefined);
    const isMissing = !isDrawn && seed !== inPage;
    useEffect(() => {
      if (isMissing) void load().then(() => setDrawn(Drawing !== undefined));
    }, [isMissing]);
    if (Drawing && isDrawn)
      return (
        <div className={styles.scene} data-picture="" key="drawn">
          <Drawing {...props} />
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
  };
}
