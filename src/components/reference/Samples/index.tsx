import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {SampleLanguage, SampleRequest} from '@site/src/lib/samples/types';
import CopyButton from '../../ui/CopyButton';
import LoadFailure from '../../ui/LoadFailure';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import TabList from '../TabList';
import {chooseLanguage, useSample} from './useSample';
import styles from './styles.module.css';

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
  const {chosen, shown, generate, hasFailed} = useSample();
  const [status, setStatus] = useState('');
  const code = useRef<HTMLElement>(null);
  const id = useId();
  const text = useMemo(() => generate(request), [generate, request]);
  const failure = `The ${chosen.label} example could not be loaded. ${shown.label} is shown instead.`;
  const choose = async (language: SampleLanguage) => {
    setStatus('');
    const outcome = await chooseLanguage(language);
    if (outcome === 'shown') setStatus(`Example in ${language.label}`);
    if (outcome === 'failed') setStatus(`The ${language.label} example could not be loaded.`);
  };
  return (
    <CodeFrame
      actions={
        <CopyButton
          key={shown.id}
          onRefused={() => getSelection()?.selectAllChildren(code.current!)}
          text={text}
          what={`the ${shown.label} example: ${what}`}
        />
      }
      controls={
        <TabList
          id={id}
          label="Language"
          onSelect={(language) => void choose(findSampleLanguage(language)!)}
          panelOf={() => `${id}-panel`}
          selected={chosen.id}
          tabs={TABS}
        />
      }
      footer={footer}
      title={title}
    >
      {hasFailed && (
        <p className={styles.failure}>
          <LoadFailure onRetry={() => void choose(chosen)} text={failure} />
        </p>
      )}
      <div aria-label={`${shown.label} example`} className={styles.panel} id={`${id}-panel`} role="tabpanel">
        <Code grammar={shown.grammar} ref={code} text={text} />
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </CodeFrame>
  );
}
