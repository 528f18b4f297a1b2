import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import {exampleRequest, type SampleOperation} from '@site/src/lib/samples/example';
import type {SampleLanguage} from '@site/src/lib/samples/types';
import type {CredentialScheme} from '@site/src/openapi/credentials';
import type {ServerTemplate} from '@site/src/openapi/serverUrl';
import CopyButton from '../../ui/CopyButton';
import LoadFailure from '../../ui/LoadFailure';
import Code from './Code';
import {chooseLanguage, useSample} from './useSample';
import styles from './styles.module.css';

export interface SamplesProps {
  operation: SampleOperation & {summary: string};
  servers: readonly ServerTemplate[];
  security: readonly CredentialScheme[];
}

const NO_SERVER: ServerTemplate = {url: '/'};

/** A program that calls the operation in the chosen language; without scripts, a curl command. */
export default function Samples({operation, servers, security}: SamplesProps): ReactNode {
  const {chosen, shown, generate, hasFailed} = useSample();
  const [status, setStatus] = useState('');
  const code = useRef<HTMLElement>(null);
  const select = useId();
  const server = servers[0] ?? NO_SERVER;
  const text = useMemo(
    () => generate(exampleRequest(server, operation, security)),
    [generate, server, operation, security],
  );
  const failure = `The ${chosen.label} example could not be loaded. ${shown.label} is shown instead.`;
  const choose = async (language: SampleLanguage) => {
    setStatus('');
    const isShown = await chooseLanguage(language);
    setStatus(isShown ? `Example in ${language.label}` : `The ${language.label} example could not be loaded.`);
  };
  return (
    <div className={styles.samples}>
      <div className={styles.controls}>
        <label htmlFor={select}>
          Language<span className="visually-hidden"> of the example: {operation.summary}</span>
        </label>
        <select
          // Keeps browsers from restoring a value that React doesn't know.
          autoComplete="off"
          id={select}
          onChange={({target}) => void choose(findSampleLanguage(target.value)!)}
          value={chosen.id}
        >
          {SAMPLE_LANGUAGES.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <CopyButton
          key={shown.id}
          onRefused={() => getSelection()?.selectAllChildren(code.current!)}
          text={text}
          what={`the ${shown.label} example: ${operation.summary}`}
        />
      </div>
      {hasFailed && (
        <p className={styles.failure}>
          <LoadFailure onRetry={() => void choose(chosen)} text={failure} />
        </p>
      )}
      <Code grammar={shown.grammar} ref={code} text={text} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
