import type {ReactNode} from 'react';
import type {ColorFacts, GuideKit, Swatch} from '@site/src/lib/brandGuide';
import {slugOf} from '@site/src/lib/slug';
import styles from './styles.module.css';

/** Groups of colour tokens by name; the last group takes the rest. */
const FAMILIES: [title: string, names: RegExp][] = [
  ['Paper and ink', /^(?:paper|card|line|ink)/],
  ['Brand', /^(?:brand|on-brand|focus)/],
  ['Accent: the main action', /^(?:accent|on-accent)/],
  ['Iris: AI features', /^(?:iris|on-iris)/],
  ['Night', /^(?:night|on-night)/],
  ['Errors and code', /./],
];

function Facts({value, hex, contrast, className}: ColorFacts & {className?: string}): ReactNode {
  return (
    <span className={className}>
      <span className={styles.value}>{value}</span>
      <span className={styles.value}>{hex}</span>
      <span className={styles.value}>{contrast.toFixed(1)} : 1 on paper</span>
    </span>
  );
}

function Chip({name, light, dark}: Swatch): ReactNode {
  return (
    <li>
      <span aria-hidden="true" className={styles.chip} style={{background: `var(--${name})`}} />
      <code>--{name}</code>
      <Facts {...light} className={styles.inLight} />
      <Facts {...dark} className={styles.inDark} />
    </li>
  );
}

/** Every colour of the current theme. */
export default function Colors({kit}: {kit: GuideKit}): ReactNode {
  const familyOf = ({name}: Swatch) => FAMILIES.findIndex(([, names]) => names.test(name));
  return (
    <>
      <p className={styles.note}>
        Hue {kit.hue}. {kit.pairCount} pairs of text and background colours have enough contrast in both themes. Switch
        the theme to see the other values.
      </p>
      {FAMILIES.map(([title], family) => (
        <section aria-labelledby={slugOf(title)} className={styles.family} key={title}>
          <h3 id={slugOf(title)}>{title}</h3>
          <ul className={styles.swatches}>
            {kit.swatches
              .filter((swatch) => familyOf(swatch) === family)
              .map((swatch) => (
                <Chip key={swatch.name} {...swatch} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
