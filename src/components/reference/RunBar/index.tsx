import type {ReactNode} from 'react';
import Icon from '../../ui/Icon';
import LoadFailure from '../../ui/LoadFailure';
import type {SandboxRun} from '../RunnableStep/useSandboxRun';
import styles from './styles.module.css';

export interface RunBarProps {
  sandbox: Pick<SandboxRun, 'phase' | 'status' | 'run'>;
  /** What follows the button on its line. */
  children?: ReactNode;
}

/** The button that sends a request to the sandbox in the page, and what went wrong if it could not. */
export default function RunBar({sandbox: {phase, status, run}, children}: RunBarProps): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <button
          aria-disabled={phase === 'running'}
          aria-label="Run in the sandbox"
          className={styles.run}
          onClick={() => void run()}
          type="button"
        >
          <Icon name="play" size={16} />
          Run
        </button>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {phase === 'failed' && (
        <p className={styles.failure} role="alert">
          <LoadFailure onRetry={() => void run()} text="The sandbox could not be loaded." />
        </p>
      )}
    </>
  );
}
