import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type ReceivedResponse, MOST_SHOWN, pictureType, readable} from 'openapi-model/console/response';
import {essenceOf, isJsonType} from 'openapi-model/media';
import {formatSize} from 'openapi-model/console/format';
import {REST_TEXT} from 'openapi-model/console/resultText';
import Code from '../Code/index.tsx';
import CodeFrame from '../CodeFrame/index.tsx';
import styles from './styles.module.css';

/** Maximum length of highlighted text, in characters: each token becomes an element. */
const MOST_COLOURED = 30_000;

export interface ResponseBodyProps {
  response: ReceivedResponse;
  /** Accessible name, unique on the page. */
  label?: string;
}

/** The body as text, never rendered as HTML, or as a picture. */
export default function ResponseBody({response, label = 'Response body'}: ResponseBodyProps): ReactNode {
  const {contentType, size, rest} = response;
  const type = pictureType(contentType);
  return (
    <>
      {size === 0 ? (
        <p className="ref-note">The response has no body.</p>
      ) : type ? (
        <Picture label={`${label}: ${type.toUpperCase()} picture, ${formatSize(size)}`} response={response} />
      ) : (
        <Text label={label} response={response} />
      )}
      {rest && <p className="ref-note">{REST_TEXT[rest]}</p>}
    </>
  );
}

/** As a data URL, because a blob URL that is opened in a tab would run scripts of an SVG as this site. */
function Picture({response, label}: Required<ResponseBodyProps>): ReactNode {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSource(reader.result as string);
    reader.readAsDataURL(new Blob([response.body], {type: essenceOf(response.contentType)}));
    return () => reader.abort();
  }, [response]);
  return (
    <div className={styles.body}>
      <CodeFrame>
        <img
          alt={label}
          className={styles.picture}
          onLoad={({currentTarget}) => currentTarget.scrollIntoView({block: 'nearest'})}
          src={source}
        />
      </CodeFrame>
    </div>
  );
}

/** Long text is cut. */
function Text({response, label}: Required<ResponseBodyProps>): ReactNode {
  const text = useMemo(() => readable(response), [response]);
  const {contentType, size, rest} = response;
  if (text === undefined)
    return <p className="ref-note">{`The response isn’t text: ${contentType}, ${formatSize(size)}.`}</p>;
  const shown = text.slice(0, MOST_SHOWN);
  return (
    <>
      <div className={styles.body}>
        <CodeFrame>
          <Code grammar={isJsonType(contentType) ? 'json' : 'text'} label={label} text={shown}>
            {shown.length > MOST_COLOURED && shown}
          </Code>
        </CodeFrame>
      </div>
      {text.length > MOST_SHOWN && (
        <p className="ref-note">
          {`Only the first ${formatSize(MOST_SHOWN)} are shown.${rest ? '' : ' The download is complete.'}`}
        </p>
      )}
    </>
  );
}
