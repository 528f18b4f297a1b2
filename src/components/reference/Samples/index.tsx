import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {findSampleLanguage} from '@site/src/lib/samples';
import type {SampleLanguage, SampleRequest} from '@site/src/lib/samples/types';
import CopyButton from '../../ui/CopyButton';
import LoadFailure from '../../ui/LoadFailure';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import Languages from './Languages';
import {chooseLanguage, useSample} from './useSample';
import styles from './styles.module.css';

export interface SamplesProps {
  request: SampleRequest;
  /** What the request does, for screen readers. */
  what: string;
  title?: ReactNode;
  /** True for one menu of all languages instead of tabs. */
  isCompact?: boolean;
  /** What each line of a sample shows, see `Code`. */
  marksOf?: (code: string, request: SampleRequest) => readonly string[];
}

/** A program that calls the operation in the chosen language; without scripts, a curl command. */
export default function Samples({request, what, title, isCompact, marksOf}: SamplesProps): ReactNode {
  const {chosen, shown, generate, hasFailed} = useSample();
  const [status, setStatus] = useState('');
  const code = useRef<HTMLElement>(null);
  const id = useId();
  const text = useMemo(() => generate(request), [generate, request]);
  const marks = useMemo(() => marksOf?.(text, request), [marksOf, text, request]);
  const failure = `The ${chosen.label} example could not be loaded. ${shown.label} is shown instead.`;
  const choose = async (language: SampleLanguage) => {
    setStatus('');
    const isShown = await chooseLanguage(language);
    setStatus(isShown ? `Example in ${language.label}` : `The ${language.label} example could not be loaded.`);
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
        <Languages
          chosen={chosen}
          id={id}
          isCompact={isCompact}
          onChoose={(language) => void choose(findSampleLanguage(language)!)}
          what={what}
        />
      }
      title={title}
    >
      {hasFailed && (
        <p className={styles.failure}>
          <LoadFailure onRetry={() => void choose(chosen)} text={failure} />
        </p>
      )}
      <div
        aria-label={isCompact ? undefined : `${shown.label} example`}
        className={styles.panel}
        id={`${id}-panel`}
        role={isCompact ? undefined : 'tabpanel'}
      >
        <Code grammar={shown.grammar} marks={marks} ref={code} text={text} />
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </CodeFrame>
  );
}
