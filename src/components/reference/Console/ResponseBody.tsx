import {type ReactNode, useMemo, useRef, useState} from 'react';
import {type ReceivedResponse, FIRST_SHOWN, MOST_SHOWN, readable} from '@site/src/lib/console/response';
import {isJsonType} from '@site/src/openapi/media';
import {formatSize} from '@site/src/lib/console/format';
import Button from '../../ui/Button';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import styles from './styles.module.css';

/** Maximum length of highlighted text, in characters: each token becomes an element. */
const MOST_COLOURED = 30_000;

export interface ResponseBodyProps {
  response: ReceivedResponse;
  /** Accessible name, unique on the page. */
  label?: string;
}

/** The body as text, never rendered as HTML; long bodies are truncated at first. */
export default function ResponseBody({response, label = 'Response body'}: ResponseBodyProps): ReactNode {
  const [most, setMost] = useState(FIRST_SHOWN);
  const code = useRef<HTMLElement>(null);
  const showMore = () => {
    setMost(MOST_SHOWN);
    code.current!.parentElement!.focus();
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
        <div className={styles.body}>
          <CodeFrame>
            <Code grammar={isJson ? 'json' : 'text'} label={label} ref={code} text={shown}>
              {shown.length > MOST_COLOURED && shown}
            </Code>
          </CodeFrame>
        </div>
      )}
      {isCut && (
        <p className={styles.note}>{`Only the first ${formatSize(most)} are shown. The download is complete.`}</p>
      )}
      {!response.isComplete && <p className={styles.note}>The response was too long and was cut off here.</p>}
      {isCut && most < MOST_SHOWN && (
        <Button kind="secondary" onClick={showMore} size="compact">
          {text.length <= MOST_SHOWN ? 'Show all' : 'Show more'}
        </Button>
      )}
    </>
  );
}
