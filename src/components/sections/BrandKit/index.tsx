import type {ComponentType, CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {BrandExhibit} from '@site/src/content/schema';
import type {GuideKit, Swatch} from '@site/src/lib/brandGuide';
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

const familyOf = ({name}: Swatch) => FAMILIES.findIndex(([, names]) => names.test(name));

interface SamplesProps {
  title: string;
  samples: readonly {name: string; style: CSSProperties; facts?: ReactNode}[];
}

const Samples = ({title, samples}: SamplesProps): ReactNode => (
  <section className="mt-6">
    <h3 id={slugOf(title)}>{title}</h3>
    <ul className={`plain-list tiles size-2 ${styles.samples}`}>
      {samples.map(({name, style, facts}) => (
        <li key={name}>
          <span aria-hidden="true" className={`block mb-2 ${styles.sample}`} style={style} />
          <code>--{name}</code>
          {facts}
        </li>
      ))}
    </ul>
  </section>
);

function Colors({kit: {color, palette, pairCount, swatches}}: {kit: GuideKit}): ReactNode {
  const sampleOf = ({name, light, dark}: Swatch) => ({
    name,
    style: {background: `var(--${name})`},
    facts: [light, dark].map(({value, hex, contrast}, theme) => (
      <span className={clsx('fine block', theme === 0 ? 'in-light' : 'in-dark')} key={theme}>
        {` ${value}, ${hex}, ${contrast.toFixed(1)} : 1 on paper`}
      </span>
    )),
  });
  return (
    <>
      <p>
        The palette derives from <code>{color}</code>. {pairCount} pairs of text and background colours have enough
        contrast in both themes. Switch the theme to see the other values.
      </p>
      <pre>{palette.map(({name, value}) => `--${name}: ${value};\n`)}</pre>
      {FAMILIES.map(([title], family) => (
        <Samples
          key={title}
          samples={swatches.filter((swatch) => familyOf(swatch) === family).map(sampleOf)}
          title={title}
        />
      ))}
    </>
  );
}

/** Both font families with their range of weights, and the type scale. */
function Type({kit: {families, scale}}: {kit: GuideKit}): ReactNode {
  return (
    <>
      {families.map(({family, token, weights: [lightest, boldest]}) => (
        <figure className={`m-0 mb-5 ${styles.specimen}`} key={token}>
          <p className="mb-2 size-5" style={{fontFamily: `var(--${token})`}}>
            ABCDEFGHIJKLM
            <wbr />
            NOPQRSTUVWXYZ abcdefghijklm
            <wbr />
            nopqrstuvwxyz 0123456789 &amp; ? % $
          </p>
          <figcaption>
            <strong>{family}</strong>, <code>--{token}</code>, weights {lightest} to {boldest}
          </figcaption>
        </figure>
      ))}
      <dl className={`ruled ${styles.scale}`}>
        {scale.map(({name, value}) => (
          <div key={name}>
            <dt className="fine">
              <code>{name}</code> {value}
            </dt>
            <dd className={`${name} m-0 mt-1`}>Training that works</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Shapes = ({kit: {radii, shadows}}: {kit: GuideKit}): ReactNode => (
  <>
    <Samples
      samples={radii.map(({name, value}) => ({name, style: {borderRadius: `var(--${name})`}, facts: ` ${value}`}))}
      title="Corners"
    />
    <Samples samples={shadows.map(({name}) => ({name, style: {boxShadow: `var(--${name})`}}))} title="Shadows" />
  </>
);

const EXHIBITS: Record<BrandExhibit, ComponentType<{kit: GuideKit}>> = {colors: Colors, type: Type, shapes: Shapes};

/** Samples of the current brand. The values are read from the style sheets at build time. */
export default function BrandKit({exhibit, kit}: {exhibit: BrandExhibit; kit: GuideKit}): ReactNode {
  const Exhibit = EXHIBITS[exhibit];
  return <Exhibit kit={kit} />;
}
