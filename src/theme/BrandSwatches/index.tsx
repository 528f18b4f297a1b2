// Added: swatches that show the product pictures of a feature's page in another hue. Hidden without scripts.
import {type ReactNode, useEffect, useId, useState} from 'react';
import {vars} from '@site/src/components/scenes/parts/vars';
import Button from 'docusaurus-kit/Button';
import swatches from './content';
import styles from './styles.module.css';

const {slug: shownOn, label, colors} = swatches;

export default function BrandSwatches({slug}: {slug: string}): ReactNode {
  return slug === shownOn && <Swatches />;
}

function Swatches(): ReactNode {
  const [hue, setHue] = useState<number | null>(null);
  const id = useId();
  useEffect(() => {
    if (hue === null) return undefined;
    const {style, dataset} = document.documentElement;
    style.setProperty('--swatch-hue', String(hue));
    dataset.swatch = '';
    const apart = (disc: HTMLElement) => Math.abs(((Number(disc.dataset.hue) - hue + 540) % 360) - 180);
    const offered = [...document.querySelectorAll<HTMLElement>('[data-picture] [data-hue]')];
    const [nearest] = offered.sort((one, other) => apart(one) - apart(other));
    nearest?.setAttribute('data-nearest', '');
    return () => {
      style.removeProperty('--swatch-hue');
      delete dataset.swatch;
      nearest?.removeAttribute('data-nearest');
    };
  }, [hue]);
  return (
    <div aria-labelledby={id} className={`${styles.swatches} cluster scripted no-print`} role="group">
      <p className="muted mb-1" id={id}>
        {label}
      </p>
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
