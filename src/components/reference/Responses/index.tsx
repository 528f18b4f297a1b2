import {type ReactNode, useId, useRef, useState} from 'react';
import {isJsonType} from '@site/src/openapi/media';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Body, ResponseModel} from '@site/src/openapi/page';
import CopyButton from '../../ui/CopyButton';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import Html from '../Html';
import TabList from '../TabList';
import styles from './styles.module.css';

export interface ResponsesProps {
  responses: readonly ResponseModel[];
  title: ReactNode;
  /** What returns the responses, for screen readers. */
  what: string;
  /** What each line of an example shows, see `Code`. */
  marksOf?: (example: string, body: Body) => readonly string[];
}

/** An example of each documented response, one at a time; all of them, one below the other, without scripts. */
export default function Responses({responses, title, what, marksOf}: ResponsesProps): ReactNode {
  const [selected, setSelected] = useState(responses[0]!.status);
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();
  const isSingle = responses.length === 1;
  const panelOf = (status: string) => `${id}-${status}`;
  const [example] = examplesOf(responses.find(({status}) => status === selected)!.body);
  const select = () => {
    const code = panels.current!.querySelector('[data-selected=true] code');
    if (code) getSelection()?.selectAllChildren(code);
  };
  return (
    <CodeFrame
      actions={
        example && (
          <CopyButton key={selected} onRefused={select} text={example.text} what={`the ${selected} example: ${what}`} />
        )
      }
      controls={
        !isSingle && (
          <TabList
            id={id}
            label="Status of the response"
            onSelect={setSelected}
            panelOf={panelOf}
            selected={selected}
            tabs={responses.map(({status}) => ({key: status, label: status, isError: isErrorStatus(status)}))}
          />
        )
      }
      title={title}
    >
      <div className={styles.panels} ref={panels}>
        {responses.map((response) => (
          <div
            aria-labelledby={isSingle ? undefined : `${id}-tab-${response.status}`}
            className={styles.panel}
            data-selected={response.status === selected}
            id={panelOf(response.status)}
            key={response.id}
            role={isSingle ? undefined : 'tabpanel'}
            tabIndex={isSingle || examplesOf(response.body).length > 0 ? undefined : 0}
          >
            <Panel marksOf={marksOf} response={response} />
          </div>
        ))}
      </div>
    </CodeFrame>
  );
}

interface Shown {
  label: string;
  text: string;
  body: Body;
}

/** The examples of a body in all its formats. */
function examplesOf(body: Body | undefined): Shown[] {
  if (!body) return [];
  return [body, ...(body.alternatives ?? [])].flatMap((format): Shown[] => {
    const {contentType, example, examples, isExampleGenerated} = format;
    if (examples) return examples.map(({name, summary, text}) => ({label: summary || name, text, body: format}));
    if (example === undefined) return [];
    const type = format === body ? '' : contentType;
    return [{label: isExampleGenerated ? `${type} Generated from the schema` : type, text: example, body: format}];
  });
}

/** What a response means, why it isn't specified, and its examples. */
function Panel({response, marksOf}: {response: ResponseModel} & Pick<ResponsesProps, 'marksOf'>): ReactNode {
  const {status, description, body, notSpecified} = response;
  return (
    <>
      <p className={styles.meaning}>
        <b data-error={isErrorStatus(status)}>{status}</b> {description}
      </p>
      {notSpecified && <Html html={notSpecified.html} />}
      {examplesOf(body).map(({label, text, body: format}, index) => (
        <div className={styles.example} key={index}>
          {label && <p className={styles.label}>{label}</p>}
          <Code
            grammar={isJsonType(format.contentType) ? 'json' : 'text'}
            marks={marksOf?.(text, format)}
            text={text}
          />
        </div>
      ))}
    </>
  );
}
