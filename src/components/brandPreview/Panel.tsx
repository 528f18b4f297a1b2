import {type ReactNode, useId, useState} from 'react';
import words from '@site/src/content/brandPreviewTools';
import {cleanName, MAX_NAME, NO_BRAND} from '@site/src/lib/visitorBrand';
import {useBrand} from '../hooks/useSettings';
import LogoField from './LogoField';
import {useBrandPreview} from './state';
import {change} from './store';
import styles from './tools.module.css';

const nameOf = (hue: number): string => words.hues[Math.round((hue * words.hues.length) / 360) % words.hues.length]!;

/** Any hue, a name and a logo. */
export default function Panel(): ReactNode {
  const {brand = NO_BRAND} = useBrandPreview();
  const {hue: ours} = useBrand();
  const hue = brand.hue ?? ours;
  const [draft, setDraft] = useState(brand.name);
  const id = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-hue`}>
          {words.hue}
        </label>
        <input
          aria-valuetext={`${nameOf(hue)}, ${hue}°`}
          className={styles.slider}
          data-rebrand=""
          id={`${id}-hue`}
          max={359}
          min={0}
          onChange={({target}) => change({hue: Number(target.value)})}
          style={{'--hue': hue} as object}
          type="range"
          value={hue}
        />
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          autoComplete="organization"
          className={styles.text}
          id={`${id}-name`}
          maxLength={MAX_NAME}
          onChange={({target}) => {
            setDraft(target.value);
            change({name: cleanName(target.value)});
          }}
          type="text"
          // Something else may have changed the name.
          value={cleanName(draft) === brand.name ? draft : brand.name}
        />
      </div>
      <LogoField />
    </div>
  );
}
