import {Fragment, type ReactNode} from 'react';
import textButton from '../../ui/TextButton/styles.module.css';
import RunBar from '../RunBar';
import type {Loaded} from '../YourSandbox/load';
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
  const {sandbox, loaded, step, isExample, setExample} = useRun(operation, text);
  const {outcome} = sandbox;
  const shown = step?.text ?? text;
  return (
    <div className={styles.runnable}>
      {/* The key replaces the snippet as a whole when an identifier in it changes. */}
      <Fragment key={shown}>{show(shown)}</Fragment>
      <RunBar sandbox={sandbox}>
        {loaded && <Sources isExample={isExample} onChange={setExample} parts={loaded.parts} step={step} />}
      </RunBar>
      {loaded && outcome && (
        <div className={styles.response}>
          <loaded.parts.Response outcome={outcome} />
        </div>
      )}
    </div>
  );
}

type SourcesProps = Pick<ReturnType<typeof useRun>, 'isExample' | 'step'> & {
  parts: Loaded['parts'];
  onChange: (isExample: boolean) => void;
};

/** Where the identifiers of a snippet come from, with a switch between those and the guide's own. */
function Sources({isExample, step, parts, onChange}: SourcesProps): ReactNode {
  const sources = [...new Set(step?.sources.map(parts.sourceText))];
  if (sources.length === 0 && !isExample) return null;
  return (
    <p className={styles.sources}>
      {sources.map((source) => (
        <span key={source}>{source}</span>
      ))}
      <button className={textButton.button} onClick={() => onChange(!isExample)} type="button">
        <span key={String(isExample)}>{isExample ? 'Use what you created' : 'Use the example'}</span>
      </button>
    </p>
  );
}
