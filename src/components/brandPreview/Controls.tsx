import {type ReactNode, useId, useState} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import {swatchesFor} from '@site/src/lib/swatches';
import {useBrand} from '../hooks/useSettings';
import Icon from '../ui/Icon';
import LoadFailure from '../ui/LoadFailure';
import {loadTools} from './load';
import {useBrandPreview} from './state';
import type {Tools} from './tools';
import styles from './controls.module.css';

type Act = (tools: Tools) => void;

const ignore = () => {};

export interface ControlsProps extends Pick<BrandPreviewWords, 'invitation' | 'swatches' | 'more' | 'failure'> {
  /** Heading, where there is none above. */
  title?: string;
}

/** Swatches for the product pictures, and a button that shows the other tools. Hidden without scripts. */
export default function Controls({title, invitation, swatches, more, failure}: ControlsProps): ReactNode {
  const {tools, brand} = useBrandPreview();
  const {hue: ownHue} = useBrand();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<{act: Act} | null>(null);
  const id = useId();
  const run = (act: Act) => {
    setFailed(null);
    loadTools().then(act, () => setFailed({act}));
  };
  return (
    <div className={styles.controls} onPointerEnter={() => void loadTools().catch(ignore)}>
      <fieldset className={styles.swatches}>
        <legend>
          {title && <span className={styles.title}>{title}</span>}
          <span className={styles.invitation}>{invitation}</span>
        </legend>
        {swatchesFor(swatches, ownHue).map(({name, hue}) => {
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
      </fieldset>
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
        <Icon name="chevron-down" />
      </button>
      <div id={id}>{isOpen && tools && <tools.Panel />}</div>
    </div>
  );
}
