import {Component, type ReactNode, useEffect, useState} from 'react';
import type {OperationData} from '@site/src/openapi/page';
import type {Tools} from '../Console/tools';
import type ConsoleComponent from '../Console';
import styles from './styles.module.css';

interface Parts {
  Console: typeof ConsoleComponent;
  tools: Tools;
}

/** Loads console, sandbox and contract in parallel. */
async function load(): Promise<Parts> {
  const [{default: Console}, {toolsFor}, {default: contract}] = await Promise.all([
    import('../Console'),
    import('../Console/tools'),
    import('@generated/reference/default/contract.json'),
  ]);
  return {Console, tools: toolsFor(contract)};
}

export interface LoadingProps {
  data: OperationData;
  /** Fragment with values to fill in. */
  hash: string;
}

/** The console once it is loaded; before that a status, or an error with a retry button. */
export default function Loading({data, hash}: LoadingProps): ReactNode {
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setParts(null);
    load().then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setParts('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (parts === null) {
    return (
      <p className={styles.wait} role="status">
        Loading the console
      </p>
    );
  }
  if (parts === 'failed') return <Failure onRetry={retry} text="The console could not be loaded." />;
  const {Console, tools} = parts;
  return (
    <Guard>
      <Console data={data} hash={hash} tools={tools} />
    </Guard>
  );
}

function Failure({text, onRetry}: {text: string; onRetry?: () => void}): ReactNode {
  return (
    <div className={styles.wait} role="alert">
      <p>{text} The page and its code samples are complete without it.</p>
      {onRetry && (
        <button className={styles.button} onClick={onRetry} type="button">
          Try again
        </button>
      )}
    </div>
  );
}

/** Error boundary: keeps the page if the console fails on a contract. */
class Guard extends Component<{children: ReactNode}, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure text="The console cannot show this operation." /> : this.props.children;
  }
}
