import type {ReactNode, Ref} from 'react';
import {tokensOf} from '@site/src/lib/samples/tokens';
import styles from './styles.module.css';

/** A code sample with syntax highlighting. */
export default function Code({text, grammar, ref}: {text: string; grammar: string; ref?: Ref<HTMLElement>}): ReactNode {
  return (
    <pre className={styles.code} tabIndex={0} translate="no">
      {/* The key replaces the element as a whole, so that no part of the old text stays in a translated page. */}
      <code key={text} ref={ref}>
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
