import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {GuideKit} from '@site/src/lib/brandGuide';
import {useBrand} from '../../hooks/useSettings';
import styles from './specimen.module.css';

/** One of each kind: these are what pages are made of. */
const COLORS = [
  'paper',
  'paper-2',
  'line',
  'ink-3',
  'ink',
  'brand-soft',
  'brand',
  'accent-soft',
  'accent',
  'iris-soft',
  'iris',
  'night',
];

function Logo({theme}: {theme: 'light' | 'dark'}): ReactNode {
  const {logo} = useBrand();
  const [src, width, height] = [useBaseUrl(logo[theme]), logo.width, logo.height];
  return (
    <div className={clsx(styles.logo, theme === 'dark' && 'night no-print')}>
      <img alt={`${logo.alt}, ${theme}`} height={height} loading="lazy" src={src} width={width} />
    </div>
  );
}

/** The brand at a glance: logos, colours, fonts, corners and shadows. */
export default function Specimen({kit: {families, radii, shadows}}: {kit: GuideKit}): ReactNode {
  const {tagline} = useBrand();
  return (
    <section aria-label="Specimen">
      <div className={`wrap ${styles.specimen}`}>
        <Logo theme="light" />
        <Logo theme="dark" />
        <ul className={`plain-list ${styles.colors}`}>
          {COLORS.map((name) => (
            <li className="size-1" key={name}>
              <span aria-hidden="true" style={{background: `var(--${name})`}} />
              {name}
            </li>
          ))}
        </ul>
        {families.map(({family, token}) => (
          <figure className={`box m-0 ${styles.face}`} key={token}>
            <p
              className="m-0"
              style={{
                fontFamily: `var(--${token})`,
                fontWeight: token === 'display' ? 'var(--display-weight)' : undefined,
              }}
            >
              {tagline}
            </p>
            <figcaption className="fine mt-4">{family}</figcaption>
          </figure>
        ))}
        <ul className={`plain-list ${styles.shapes}`}>
          {[
            ...radii.map(({name}) => ({name, style: {borderRadius: `var(--${name})`}})),
            ...shadows.map(({name}) => ({name, style: {boxShadow: `var(--${name})`}})),
          ].map(({name, style}) => (
            <li className="size-1" key={name} style={style}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
