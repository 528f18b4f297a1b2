import {type ReactNode, useMemo, useState} from 'react';
import {type Answer, FIRST_SHOWN, isJsonType, MOST_SHOWN, readable} from '@site/src/lib/console/answer';
import {formatSize} from '@site/src/lib/console/format';
import {jsonTokens} from '@site/src/lib/console/tokens';
import styles from './styles.module.css';

/** Longest text that is coloured, in characters: each word of it becomes an element. */
const MOST_COLOURED = 30_000;

/** Hands the bytes over as they came; the type keeps browsers from showing them as a page. */
function download(body: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([body], {type: 'application/octet-stream'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the data over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The body as text, never as a page of its own; long ones in parts. */
export default function AnswerBody({answer, name}: {answer: Answer; name: string}): ReactNode {
  const [most, setMost] = useState(FIRST_SHOWN);
  const text = useMemo(() => readable(answer), [answer]);
  if (answer.size === 0) return <p className={styles.note}>The answer has no body.</p>;
  const isJson = isJsonType(answer.contentType);
  const save = () => download(answer.body, `${name}.${isJson ? 'json' : text === undefined ? 'bin' : 'txt'}`);
  const shown = text?.slice(0, most) ?? '';
  const isCut = text !== undefined && text.length > most;
  return (
    <>
      {text === undefined ? (
        <p className={styles.note}>The answer is no text: {answer.contentType}.</p>
      ) : (
        <pre aria-label="Response body" className={styles.body} data-json={isJson} role="region" tabIndex={0}>
          <code>{isJson && shown.length <= MOST_COLOURED ? <Coloured text={shown} /> : shown}</code>
        </pre>
      )}
      {isCut && (
        <p className={styles.note}>
          The first {formatSize(most)} are shown. {most < MOST_SHOWN && 'Download the rest, or show more of it.'}
        </p>
      )}
      {!answer.isComplete && <p className={styles.note}>The answer is longer; the rest of it was not read.</p>}
      <div className={styles.follow}>
        {isCut && most < MOST_SHOWN && (
          <button className={styles.quiet} onClick={() => setMost(MOST_SHOWN)} type="button">
            Show {text.length <= MOST_SHOWN ? 'all' : 'more'}
          </button>
        )}
        <button className={styles.quiet} onClick={save} type="button">
          Download
        </button>
      </div>
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
