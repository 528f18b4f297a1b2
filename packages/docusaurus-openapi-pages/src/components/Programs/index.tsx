import {type ReactNode, useEffect, useId, useState} from 'react';
import clsx from 'clsx';
import {findSampleLanguage} from 'openapi-model/samples/languages';
import CopyButton from 'docusaurus-kit/CopyButton';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import Tabs from 'docusaurus-kit/Tabs';
import {useServerMarkup} from 'docusaurus-kit/hooks/useServerMarkup';
import type {Program} from '../../steps/steps.ts';
import Code from '../Code/index.tsx';
import CodeFrame from '../CodeFrame/index.tsx';
import {chooseLanguage, useSampleLanguage} from '../Samples/useSampleLanguage.ts';
import styles from './styles.module.css';

export interface ProgramsProps {
  /** Where pages are written, the programs; in browsers, which have them in the HTML, a function that loads them. */
  source: readonly Program[] | (() => Promise<{default: readonly Program[]}>);
  /** The languages of the programs, names of their files, and how many lines they take. */
  tabs: readonly {id: string; title?: string; rows: number}[];
  /** Programs that are shown instead. */
  current?: readonly Program[];
  /** What they do; shown where no file is named. */
  what: string;
}

const labelOf = (id: string): string => findSampleLanguage(id)!.label;

/** The same program in several languages, one of which is shown; without scripts, all of them. */
export default function Programs({source, tabs, current, what}: ProgramsProps): ReactNode {
  const {id: chosen} = useSampleLanguage();
  const id = useId();
  const [loaded, setLoaded] = useState(typeof source === 'function' ? undefined : source);
  const [hasFailed, setFailed] = useState(false);
  const isWritten = useServerMarkup(current ?? 'as written');
  const shown = current ?? loaded;
  const load = () => {
    setFailed(false);
    if (typeof source === 'function')
      source().then(
        (part) => setLoaded(part.default),
        () => setFailed(true),
      );
  };
  const isMissing = !isWritten && !shown;
  useEffect(() => {
    if (isMissing) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, and again when the programs that were shown go
  }, [isMissing]);
  const {id: selected, title, rows} = tabs.find((tab) => tab.id === chosen) ?? tabs[0]!;
  const code = () => document.getElementById(`${id}-${selected}`)!.querySelector('code')!;
  return (
    <div className={styles.programs}>
      <CodeFrame
        actions={
          <CopyButton
            onRefused={() => getSelection()?.selectAllChildren(code())}
            text={() => code().textContent.trimEnd()}
            what={`the ${labelOf(selected)} example: ${title ?? what}`}
          />
        }
        controls={
          <Tabs
            id={id}
            label="Language"
            onSelect={(key) => chooseLanguage(findSampleLanguage(key)!)}
            panelOf={(key) => `${id}-${key}`}
            selected={selected}
            tabs={tabs.map((tab) => ({key: tab.id, label: labelOf(tab.id)}))}
          />
        }
        language={chosen}
        title={
          <span className="scripted" data-nosnippet="">
            <span data-follows={chosen}>{title ?? what}</span>
          </span>
        }
      >
        {shown && !isWritten ? (
          <div key="drawn">
            {shown.map((program) => (
              <Pane id={id} key={program.languages[0]} program={program} />
            ))}
          </div>
        ) : isMissing ? (
          // As high as the program, so that what is below stays in its place.
          <div aria-hidden className="ref-pane" key="missing">
            <Code grammar="text" text={Array(rows).fill('\u00a0').join('\n')} />
          </div>
        ) : (
          <div dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />
        )}
        {hasFailed && (
          <p className="ref-result ref-failure" role="alert">
            <LoadFailure onRetry={load} text="The example could not be loaded." />
          </p>
        )}
      </CodeFrame>
    </div>
  );
}

function Pane({id, program: {languages, grammar, title, text}}: {id: string; program: Program}): ReactNode {
  const label = labelOf(languages[0]!);
  return (
    <div
      aria-label={`${label} example`}
      className={clsx('ref-pane', styles.pane)}
      data-languages={languages.join(' ')}
      id={`${id}-${languages[0]}`}
      role="tabpanel"
    >
      <p className={clsx('ref-note', styles.label)}>{title ? `${label}, ${title}` : label}</p>
      <Code grammar={grammar} text={text} />
    </div>
  );
}
