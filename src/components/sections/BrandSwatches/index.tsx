import {type ReactNode, useEffect, useId, useState} from 'react';
import type {Feature} from '@site/src/content/schema';
import Button from '../../ui/Button';
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
    <div aria-labelledby={id} className={`${styles.swatches} cluster scripted no-print`} role="group">
      <p id={id}>{label}</p>
      {colors.map((color) => (
        <Button
          aria-pressed={color.hue === hue}
          key={color.hue}
          kind="chip"
          onClick={() => setHue(color.hue === hue ? null : color.hue)}
        >
          <span className={styles.disc} data-rebrand="" style={vars({'--hue': color.hue})} />
          {color.name}
        </Button>
      ))}
    </div>
  );
}
