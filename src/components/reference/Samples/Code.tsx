import type {ReactNode, Ref} from 'react';
import {tokensOf} from '@site/src/lib/samples/tokens';
import styles from './styles.module.css';

/** A code sample with syntax highlighting. */
export default function Code({text, grammar, ref}: {text: string; grammar: string; ref?: Ref<HTMLElement>}): ReactNode {
  return (
    <pre className={styles.code} tabIndex={0}>
      <code ref={ref}>
        {tokensOf(text, grammar).map((token, index) =>
          token.kind ? (
            <span className={styles[token.kind]} key={index}>
              {token.text}
            </span>
          ) : (
            token.text
          ),
        )}
      </code>
    </pre>
  );
}
