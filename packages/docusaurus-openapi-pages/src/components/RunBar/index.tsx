import {type ReactNode, useRef} from 'react';
import Button from 'docusaurus-kit/Button';
import Icon from 'docusaurus-kit/Icon';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import {useKeptFocus} from '../Console/useKeptFocus.ts';
import DeleteQuestion from '../DeleteQuestion/index.tsx';
import type {SandboxRun} from '../RunnableStep/useSandboxRun.ts';

export interface RunBarProps {
  sandbox: Pick<SandboxRun, 'phase' | 'problem' | 'status' | 'run' | 'keep'>;
  /** What the request does, for screen readers. */
  what: string;
  /** What follows the button on its line. */
  children?: ReactNode;
}

/** The button that sends a request to the sandbox in the page, and what went wrong if it could not. */
export default function RunBar({sandbox, what, children}: RunBarProps): ReactNode {
  const {phase, problem, status, run, keep} = sandbox;
  const button = useRef<HTMLButtonElement>(null);
  const focus = useKeptFocus(button);
  return (
    <>
      <div className="cluster scripted" {...focus}>
        {phase === 'asking' ? (
          <DeleteQuestion onDelete={() => void run(true)} onKeep={keep} place="the sandbox" />
        ) : (
          <Button
            aria-disabled={phase === 'running'}
            aria-label={`Run in the sandbox: ${what}`}
            onClick={() => void run()}
            ref={button}
            size="compact"
          >
            <Icon name="play" size={16} />
            Run
          </Button>
        )}
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {(phase === 'failed' || problem) && (
        <p className="ref-failure" role="alert">
          {problem || <LoadFailure onRetry={() => void run()} text="The sandbox could not be loaded." />}
        </p>
      )}
    </>
  );
}
