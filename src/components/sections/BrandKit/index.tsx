import type {ComponentType, CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {BrandExhibit} from '@site/src/content/schema';
import type {GuideKit, Swatch} from '@site/src/lib/brandGuide';
import Disclosure from 'docusaurus-kit/Disclosure';
import {slugOf} from '@site/src/lib/slug';
import styles from './styles.module.css';

/** Groups of colour tokens by name; the last group takes the rest. */
const FAMILIES: [title: string, names: RegExp][] = [
  ['Paper and ink', /^(?:paper|card|line|field-line|ink|scrim)/],
  ['Brand', /^(?:brand|on-brand|identity|on-identity|focus)/],
  ['Accent: the main action', /^(?:accent|on-accent)/],
  ['Iris: AI features', /^(?:iris|on-iris)/],
  ['Night', /^(?:night|on-night)/],
  ['Pictures and plates', /^(?:plate|surface|quiet|portrait|raised|bezel|tint)/],
  ['Errors', /^danger/],
  ['Code and methods', /./],
];

const familyOf = ({name}: Swatch) => FAMILIES.findIndex(([, names]) => names.test(name));

interface SamplesProps {
  title: string;
  samples: readonly {name: string; style: CSSProperties; facts?: ReactNode}[];
}

/** Closed, it shows its samples in small. */
const Samples = ({title, samples}: SamplesProps): ReactNode => (
  <Disclosure
    summary={
      <>
        <h3 className={`m-0 size-3 ${styles.group}`} id={slugOf(title)}>
          {title}
        </h3>
        <span aria-hidden="true" className={`line-up ${styles.chips}`}>
          {samples.map(({name, style}) => (
            <span className={styles.sample} key={name} style={style} />
          ))}
        </span>
      </>
    }
  >
    <ul className={`plain-list tiles size-2 ${styles.samples}`}>
      {samples.map(({name, style, facts}) => (
        <li key={name}>
          <span aria-hidden="true" className={`block mb-2 ${styles.sample}`} style={style} />
          <code>--{name}</code>
          {facts}
        </li>
      ))}
    </ul>
  </Disclosure>
);

function Colors({kit: {color, pairCount, swatches}}: {kit: GuideKit}): ReactNode {
  const sampleOf = ({name, light, dark}: Swatch) => ({
    name,
    style: {background: `var(--${name})`},
    facts: [light, dark].map(({hex, contrast}, theme) => (
      <span className={clsx('fine block', theme === 0 ? 'in-light' : 'in-dark')} key={theme}>
        {` ${hex}, ${contrast.toFixed(1)} : 1 on paper`}
      </span>
    )),
  });
  return (
    <>
      <p>
        The palette derives from <code>{color}</code>. {pairCount} pairs of text and background colours have enough
        contrast in both themes. Switch the theme to see the other values.
      </p>
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
