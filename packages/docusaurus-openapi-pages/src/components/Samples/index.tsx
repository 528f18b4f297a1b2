import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import type {SampleRequest} from 'openapi-model/samples/types';
import CopyButton from 'docusaurus-kit/CopyButton';
import Code from '../Code/index.tsx';
import CodeFrame from '../CodeFrame/index.tsx';
import Tabs from 'docusaurus-kit/Tabs';
import {chosenFormat} from './chosenFormat.ts';
import {loadPrograms, useGenerator} from './useGenerator.ts';
import {chooseLanguage} from './useSampleLanguage.ts';

const TABS = SAMPLE_LANGUAGES.map(({id, label}) => ({key: id, label}));

export interface SamplesProps {
  request: SampleRequest;
  /** What the request does, for screen readers. */
  what: string;
  title?: ReactNode;
  /** A row of buttons below the code. */
  footer?: ReactNode;
}

/** A program that calls the operation in the chosen language; without scripts, a curl command. */
export default function Samples({request, what, title, footer}: SamplesProps): ReactNode {
  const {id: selected, label, grammar, generate} = useGenerator();
  const [failure, setFailure] = useState('');
  const code = useRef<HTMLElement>(null);
  const id = useId();
  const {bodies, note} = request;
  const wanted = chosenFormat.useValue();
  const body = bodies?.find(({contentType}) => contentType === wanted) ?? request.body;
  const text = useMemo(() => generate({...request, body}), [body, generate, request]);
  const choose = async (key: string) => {
    const next = findSampleLanguage(key)!;
    const outcome = await loadPrograms().then(
      () => chooseLanguage(next),
      () => `The example in ${next.label} could not be loaded.`,
    );
    setFailure(outcome ?? '');
  };
  return (
    <CodeFrame
      actions={
        <CopyButton
          key={selected}
          onRefused={() => getSelection()?.selectAllChildren(code.current!)}
          text={text}
          what={`the ${label} example: ${what}`}
        />
      }
      controls={
        <>
          <Tabs
            id={id}
            label="Language"
            onSelect={(key) => void choose(key)}
            panelOf={() => `${id}-panel`}
            selected={selected}
            tabs={TABS}
          />
          {bodies && (
            <Tabs
              id={`${id}-format`}
              label="Format of the body"
              onSelect={chosenFormat.set}
              panelOf={() => `${id}-panel`}
              selected={body!.contentType}
              tabs={bodies.map(({contentType}) => ({key: contentType, label: contentType}))}
            />
          )}
        </>
      }
      footer={footer}
      language={selected}
      title={title}
    >
      <div
        aria-label={`${label} example`}
        className="ref-pane"
        data-follows={selected}
        id={`${id}-panel`}
        role="tabpanel"
      >
        <Code grammar={grammar} ref={code} text={text} />
      </div>
      {note && <p className="ref-note ref-result">{note}</p>}
      {failure && (
        <p className="ref-result" role="alert">
          {failure}
        </p>
      )}
    </CodeFrame>
  );
}
