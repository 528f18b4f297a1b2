import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import LoadFailure from '../../ui/LoadFailure';
import type {SandboxRun} from '../RunnableStep/useSandboxRun';

export interface RunBarProps {
  sandbox: Pick<SandboxRun, 'phase' | 'status' | 'run'>;
  /** What follows the button on its line. */
  children?: ReactNode;
}

/** The button that sends a request to the sandbox in the page, and what went wrong if it could not. */
export default function RunBar({sandbox: {phase, status, run}, children}: RunBarProps): ReactNode {
  return (
    <>
      <div className="cluster scripted">
        <Button
          aria-disabled={phase === 'running'}
          aria-label="Run in the sandbox"
          onClick={() => void run()}
          size="compact"
        >
          <Icon name="play" size={16} />
          Run
        </Button>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {phase === 'failed' && (
        <p className="ref-failure" role="alert">
          <LoadFailure onRetry={() => void run()} text="The sandbox could not be loaded." />
        </p>
      )}
    </>
  );
}
