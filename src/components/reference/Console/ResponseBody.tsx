import {type ReactNode, useMemo, useRef, useState} from 'react';
import {type ReceivedResponse, FIRST_SHOWN, MOST_SHOWN, readable} from '@site/src/lib/console/response';
import {isJsonType} from '@site/src/openapi/media';
import {formatSize} from '@site/src/lib/console/format';
import {jsonTokens} from '@site/src/lib/console/tokens';
import styles from './styles.module.css';

/** Maximum length of highlighted text, in characters: each token becomes an element. */
const MOST_COLOURED = 30_000;

/** The body as text, never rendered as HTML; long bodies are truncated at first. */
export default function ResponseBody({response}: {response: ReceivedResponse}): ReactNode {
  const [most, setMost] = useState(FIRST_SHOWN);
  const region = useRef<HTMLPreElement>(null);
  const showMore = () => {
    setMost(MOST_SHOWN);
    region.current?.focus();
  };
  const text = useMemo(() => readable(response), [response]);
  if (response.size === 0) return <p className={styles.note}>The response has no body.</p>;
  const isJson = isJsonType(response.contentType);
  const shown = text?.slice(0, most) ?? '';
  const isCut = text !== undefined && text.length > most;
  return (
    <>
      {text === undefined ? (
        <p className={styles.note}>The response isn’t text: {response.contentType}.</p>
      ) : (
        <pre
          aria-label="Response body"
          className={styles.body}
          data-json={isJson}
          ref={region}
          role="region"
          tabIndex={0}
          translate="no"
        >
          {/* The key replaces the element as a whole when more is shown, as in Samples/Code. */}
          <code key={shown.length}>{isJson && shown.length <= MOST_COLOURED ? <Coloured text={shown} /> : shown}</code>
        </pre>
      )}
      {isCut && (
        <p className={styles.note}>{`Only the first ${formatSize(most)} are shown. The download is complete.`}</p>
      )}
      {!response.isComplete && <p className={styles.note}>The response was too long and was cut off here.</p>}
      {isCut && most < MOST_SHOWN && (
        <button className={styles.quiet} onClick={showMore} type="button">
          {text.length <= MOST_SHOWN ? 'Show all' : 'Show more'}
        </button>
      )}
    </>
  );
}

function Coloured({text}: {text: string}): ReactNode {
  return jsonTokens(text).map(({kind, text: part}, index) =>
    kind ? (
      <span className={styles[kind]} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
