import type {ReactNode} from 'react';
import type {GuideKit} from '@site/src/lib/brandGuide';
import styles from './styles.module.css';

const SAMPLE = 'Training you can prove';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 & ? % $';

/** Both font families with their range of weights, and the type scale. */
export default function Type({kit}: {kit: GuideKit}): ReactNode {
  return (
    <>
      <div className={styles.families}>
        {kit.families.map(({family, token, weights: [lightest, boldest]}) => (
          <figure className={styles.specimen} key={token} style={{fontFamily: `var(--${token})`}}>
            <span aria-hidden="true" className={styles.letter}>
              Aa
            </span>
            <p className={styles.letters}>{LETTERS}</p>
            <figcaption>
              <strong>{family}</strong>
              <code>--{token}</code> weights {lightest} to {boldest}
            </figcaption>
          </figure>
        ))}
      </div>
      <dl className={styles.scale}>
        {kit.scale.map(({name, value}) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {value}
            </dt>
            <dd className={name} data-step={name}>
              {SAMPLE}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
