import {type ReactNode, useId, useState} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import LoadFailure from '../ui/LoadFailure';
import {loadTools, useBrandPreview} from './state';
import styles from './controls.module.css';

type Act = (tools: Awaited<ReturnType<typeof loadTools>>) => void;

const ignore = () => {};

/** Swatches for the product pictures, and a button that shows the other tools. Hidden without scripts. */
export default function Controls({swatches, more, failure}: BrandPreviewWords): ReactNode {
  const {tools, brand} = useBrandPreview();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<{act: Act} | null>(null);
  const id = useId();
  const run = (act: Act) => {
    setFailed(null);
    loadTools().then(act, () => setFailed({act}));
  };
  return (
    <div className={styles.controls} onPointerEnter={() => void loadTools().catch(ignore)}>
      <div aria-label="Colour of the product pictures" className={styles.swatches} role="group">
        {swatches.map(({name, hue}) => {
          const isPressed = brand?.hue === hue;
          return (
            <button
              aria-pressed={isPressed}
              key={hue}
              onClick={() => run(({change}) => change({hue: isPressed ? null : hue}))}
              type="button"
            >
              <span className={styles.disc} data-rebrand="" style={{'--hue': hue} as object} />
              {name}
            </button>
          );
        })}
      </div>
      {failed && (
        <p className={styles.failure} role="alert">
          <LoadFailure onRetry={() => run(failed.act)} text={failure} />
        </p>
      )}
      {tools && <tools.Verdict />}
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={styles.more}
        onClick={() => (isOpen ? setOpen(false) : run(() => setOpen(true)))}
        type="button"
      >
        {more}
      </button>
      <div id={id}>{isOpen && tools && <tools.Panel />}</div>
    </div>
  );
}
