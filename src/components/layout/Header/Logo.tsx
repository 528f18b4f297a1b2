import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** The brand's logo. Has an image for each colour theme; CSS shows the right one. */
export default function Logo(): ReactNode {
  const {logo, name} = useBrand();
  // Low priority, because React would otherwise preload both images ahead of the fonts.
  const size = {width: logo.width, height: logo.height, fetchPriority: 'low' as const};
  return (
    <Link aria-label={`${name}, home page`} className={`line-up ${styles.logo}`} to="/">
      <img {...size} alt={logo.alt} className="in-light" src={useBaseUrl(logo.light)} />
      <img {...size} alt={logo.alt} className="in-dark" src={useBaseUrl(logo.dark)} />
    </Link>
  );
}
