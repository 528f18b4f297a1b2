import type {ReactNode} from 'react';
import {valuesIn} from '@site/src/lib/samples/edits';
import type {SampleRequest} from '@site/src/lib/samples/types';
import type {Operation} from '@site/src/openapi/page';
import textButton from '../../ui/TextButton/styles.module.css';
import {useSession} from '../YourSandbox/session';
import {useUsedSandbox} from '../YourSandbox/useUsedSandbox';
import styles from './styles.module.css';

export interface HintProps {
  operation: Pick<Operation, 'id' | 'path'>;
  request: SampleRequest;
  onChange: (request: SampleRequest) => void;
}

/** What can be done with a sample: fill in what this tab created in the sandbox, or change a value. */
export default function Hint({operation, request, onChange}: HintProps): ReactNode {
  const carried = useSession();
  const loaded = useUsedSandbox();
  const offer = loaded?.parts.carriedSample(loaded.tools, operation, request, carried);
  if (!loaded || !offer) {
    const canEdit = valuesIn(request, operation.path).length > 0;
    return canEdit && <span className={styles.hint}>Underlined values can be changed.</span>;
  }
  return (
    <p className={styles.hint}>
      {[...new Set(offer.sources.map(loaded.parts.sourceText))].map((source) => (
        <span key={source}>{source} </span>
      ))}
      <button className={textButton.button} onClick={() => onChange(offer.request)} type="button">
        Use it here
      </button>
    </p>
  );
}
