import type {ReactNode} from 'react';
import {isJsonType} from 'openapi-model/media';
import {PREVIEW} from 'openapi-model/preview';
import {isErrorStatus} from 'openapi-model/status';
import type {Body, ResponseModel} from 'openapi-model/page';
import Badge from 'docusaurus-kit/Badge';
import Code from '../Code/index.tsx';
import Html from '../Html/index.tsx';
import styles from './styles.module.css';

interface Example {
  label: string;
  descriptionHtml?: string;
  text: string;
  body: Body;
}

/** The examples of a body in all its formats. */
export function examplesOf(body: Body | undefined): Example[] {
  if (!body) return [];
  return [body, ...(body.alternatives ?? [])].flatMap((format): Example[] => {
    const {contentType, example, examples, isExampleGenerated} = format;
    if (examples)
      return examples.map(({name, summary, ...shown}) => ({...shown, label: summary || name, body: format}));
    if (example === undefined) return [];
    const type = format === body ? '' : contentType;
    return [{label: isExampleGenerated ? `${type} Generated from the schema` : type, text: example, body: format}];
  });
}

/** What a response means, whether it is a preview, and its examples. */
export default function ResponseExamples({response}: {response: ResponseModel}): ReactNode {
  const {status, description, body, isPreview} = response;
  return (
    <>
      <p>
        <Badge look="code" tone={isErrorStatus(status) ? 'error' : 'good'}>
          {status}
        </Badge>{' '}
        {description}
      </p>
      {isPreview && <p>{PREVIEW}</p>}
      {examplesOf(body).map(({label, descriptionHtml, text, body: format}, index) => (
        <div className={styles.example} key={index}>
          {label && <p className={styles.label}>{label}</p>}
          {descriptionHtml && <Html html={descriptionHtml} />}
          <Code grammar={isJsonType(format.contentType) ? 'json' : 'text'} text={text} />
        </div>
      ))}
    </>
  );
}
