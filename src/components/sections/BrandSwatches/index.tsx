import {type ReactNode, useEffect, useId, useState} from 'react';
import type {Feature} from '@site/src/content/schema';
import {vars} from '../../scenes/parts/vars';
import styles from './styles.module.css';

/** Swatches that show the product pictures of the page in another hue. Hidden without scripts. */
export default function BrandSwatches({label, colors}: NonNullable<Feature['swatches']>): ReactNode {
  const [hue, setHue] = useState<number | null>(null);
  const id = useId();
  useEffect(() => {
    if (hue === null) return undefined;
    const {style, dataset} = document.documentElement;
    style.setProperty('--swatch-hue', String(hue));
    dataset.swatch = '';
    return () => {
      style.removeProperty('--swatch-hue');
      delete dataset.swatch;
    };
  }, [hue]);
  return (
    <div aria-labelledby={id} className={styles.swatches} role="group">
      <p id={id}>{label}</p>
      {colors.map((color) => (
        <button
          aria-pressed={color.hue === hue}
          key={color.hue}
          onClick={() => setHue(color.hue === hue ? null : color.hue)}
          type="button"
        >
          <span className={styles.disc} data-rebrand="" style={vars({'--hue': color.hue})} />
          {color.name}
        </button>
      ))}
    </div>
  );
}
