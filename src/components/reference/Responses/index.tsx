import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {isJsonType} from '@site/src/openapi/media';
import {isErrorStatus} from '@site/src/openapi/status';
import type {Body, ResponseModel} from '@site/src/openapi/page';
import CopyButton from '../../ui/CopyButton';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import Html from '../Html';
import TabList from '../TabList';
import styles from './styles.module.css';

/** An example as it is shown. */
export interface ShownExample {
  text: string;
  grammar: string;
  body: Body;
}

/** The response to a visitor's own request. */
export interface Result {
  /** Another object for each response. */
  response: {status: number};
  content: ReactNode;
  /** The body, to copy; empty if there is none. */
  text: string;
}

export interface ResponsesProps {
  responses: readonly ResponseModel[];
  title?: ReactNode;
  /** What returns the responses, for screen readers. */
  what: string;
  /** Draws the lines of an example; by default they are highlighted text. */
  draw?: ((example: ShownExample) => ReactNode) | null;
  /** Shown as a tab of its own, which is selected whenever it changes. */
  result?: Result | null;
}

/** Key of the tab of a visitor's own request. */
const OWN = 'own';

/** An example of each documented response, one at a time; all of them, one below the other, without scripts. */
export default function Responses({responses, title, what, draw, result}: ResponsesProps): ReactNode {
  const [selected, setSelected] = useState(responses[0]!.status);
  const received = result?.response;
  useEffect(() => {
    if (received) setSelected(OWN);
  }, [received]);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it would appear below the window.
    if (received && selected === OWN) own.current?.scrollIntoView({block: 'nearest'});
  }, [received, selected]);
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();
  const isSingle = responses.length === 1 && !result;
  const panelOf = (status: string) => `${id}-${status}`;
  const [example] = examplesOf(responses.find(({status}) => status === selected)?.body);
  const copied = selected === OWN ? result?.text : example?.text;
  const select = () => {
    const code = panels.current!.querySelector('[data-selected=true] pre > code');
    if (code) getSelection()?.selectAllChildren(code);
  };
  return (
    <CodeFrame
      actions={
        copied && (
          <CopyButton
            key={selected}
            onRefused={select}
            text={copied}
            what={selected === OWN ? `the response: ${what}` : `the ${selected} example: ${what}`}
          />
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
            tabs={[
              ...(received
                ? [{key: OWN, label: `Your request: ${received.status}`, isError: received.status >= 400}]
                : []),
              ...responses.map(({status}) => ({key: status, label: status, isError: isErrorStatus(status)})),
            ]}
          />
        )
      }
      title={title}
    >
      <div className={styles.panels} ref={panels}>
        {result && (
          <div
            aria-labelledby={`${id}-tab-${OWN}`}
            className={styles.panel}
            data-selected={selected === OWN}
            id={panelOf(OWN)}
            role="tabpanel"
          >
            <div className={styles.result} ref={own}>
              {result.content}
            </div>
          </div>
        )}
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
            <Panel draw={draw} response={response} />
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
function Panel({response, draw}: {response: ResponseModel} & Pick<ResponsesProps, 'draw'>): ReactNode {
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
          <Example body={format} draw={draw} text={text} />
        </div>
      ))}
    </>
  );
}

function Example({text, body, draw}: Pick<ShownExample, 'text' | 'body'> & Pick<ResponsesProps, 'draw'>): ReactNode {
  const grammar = isJsonType(body.contentType) ? 'json' : 'text';
  return (
    <Code grammar={grammar} text={text}>
      {draw?.({text, grammar, body})}
    </Code>
  );
}
