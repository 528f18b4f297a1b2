import {Fragment, type ReactNode} from 'react';
import Icon from '../../ui/Icon';
import LoadFailure from '../../ui/LoadFailure';
import {useRun} from './useRun';
import styles from './styles.module.css';

export interface RunnableProps {
  /** The operationId of the call. */
  operation: string;
  /** A curl command. */
  text: string;
  /** Draws the snippet. */
  show: (text: string) => ReactNode;
}

/**
 * A snippet of a guide with a button that sends its request to the sandbox in the page. The response appears below, and
 * what was created is used in later snippets. Without scripts, the snippet alone.
 */
export default function Runnable({operation, text, show}: RunnableProps): ReactNode {
  const {parts, phase, outcome, status, step, isExample, setExample, run} = useRun(operation, text);
  const shown = step?.text ?? text;
  const isRunning = phase === 'running';
  return (
    <div className={styles.runnable}>
      {/* The key replaces the snippet as a whole when an identifier in it changes. */}
      <Fragment key={shown}>{show(shown)}</Fragment>
      <div className={styles.bar}>
        <button aria-disabled={isRunning} className={styles.run} onClick={() => void run()} type="button">
          <Icon name="play" size={16} />
          <span>Run</span>
          <span className="visually-hidden"> in the sandbox</span>
        </button>
        {parts && <Sources isExample={isExample} onChange={setExample} parts={parts} step={step} />}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {phase === 'failed' && (
        <p className={styles.failure} role="alert">
          <LoadFailure className={styles.quiet} onRetry={() => void run()} text="The sandbox could not be loaded." />
        </p>
      )}
      {phase === 'unknown' && (
        <p className={styles.failure} role="alert">
          The sandbox has no such call.
        </p>
      )}
      {parts && outcome && <parts.Response outcome={outcome} />}
    </div>
  );
}

type SourcesProps = Pick<ReturnType<typeof useRun>, 'isExample' | 'step'> & {
  parts: NonNullable<ReturnType<typeof useRun>['parts']>;
  onChange: (isExample: boolean) => void;
};

/** Where the identifiers of a snippet come from, with a way back to those of the guide and forth again. */
function Sources({isExample, step, parts, onChange}: SourcesProps): ReactNode {
  const sources = [...new Set(step?.sources.map(parts.sourceText))];
  if (sources.length === 0 && !isExample) return null;
  return (
    <p className={styles.sources}>
      {sources.map((source) => (
        <span key={source}>{source}</span>
      ))}
      <button onClick={() => onChange(!isExample)} type="button">
        <span key={String(isExample)}>{isExample ? 'Use what you created' : 'Use the example'}</span>
      </button>
    </p>
  );
}
