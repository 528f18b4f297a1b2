import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type Look, lookOf} from '../../../content/scenes/people';
import styles from '../styles.module.css';

// People have the same colours in both themes and every brand.
const SKIN = ['#f4d3b8', '#e9b994', '#d49a6e', '#b0764c', '#8a5636', '#5f3a26'] as const;

const HAIR: Record<Look[2], string> = {
  black: '#231a19',
  dark: '#3f2a20',
  brown: '#6b4429',
  auburn: '#96502c',
  blond: '#cfa25c',
  grey: '#a5a39d',
  brand: 'var(--identity)',
  plum: '#6d4a63',
};

/** A person's portrait. */
export function Face({name, size = 2.7}: {name: string; size?: number}): ReactNode {
  const sprite = useBaseUrl('/img/people.svg');
  const [skin, hair, tone, clothes, extra] = lookOf(name);
  return (
    <svg className={styles.face} viewBox="0 0 40 40" width={`${size}em`}>
      <use fill={SKIN[skin]} href={`${sprite}#head`} />
      <use href={`${sprite}#${clothes}`} />
      {hair !== 'bald' && <use fill={HAIR[tone]} href={`${sprite}#${hair}`} />}
      {extra && <use fill={extra === 'beard' ? HAIR[tone] : 'none'} href={`${sprite}#${extra}`} />}
    </svg>
  );
}
