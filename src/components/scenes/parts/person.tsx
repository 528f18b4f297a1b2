import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lookOf, SKIN, TONES} from '../../../content/scenes/people';
import styles from '../styles.module.css';

/** A person's portrait. */
export function Face({name, size = 2.7}: {name: string; size?: number}): ReactNode {
  const sprite = useBaseUrl('/img/people.svg');
  const [skin, hair, tone, clothes, extra] = lookOf(name);
  return (
    <svg className={styles.face} viewBox="0 0 40 40" width={`${size}em`}>
      <use fill={SKIN[skin]} href={`${sprite}#head`} />
      <use href={`${sprite}#${clothes}`} />
      {hair !== 'bald' && <use fill={TONES[tone]} href={`${sprite}#${hair}`} />}
      {extra && <use fill={extra === 'beard' ? TONES[tone] : 'none'} href={`${sprite}#${extra}`} />}
    </svg>
  );
}
