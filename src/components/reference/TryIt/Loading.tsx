import {Component, type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import {isTryFragment, TRY_FRAGMENT} from '@site/src/lib/console/fragment';
import type {SampleRequest} from '@site/src/lib/samples/types';
import type {OperationData} from '@site/src/openapi/page';
import LoadFailure from '../../ui/LoadFailure';
import {loadSandbox, type Loaded} from '../YourSandbox/load';
import sign from '../../ui/Sign/styles.module.css';
import styles from './styles.module.css';

/** Values to fill in. */
export interface Fill {
  /** Fragment of a link. */
  hash: string;
  /** The page's sample as the visitor has changed it, which comes first. */
  sample?: SampleRequest;
}

export interface LoadingProps {
  data: OperationData;
  fill: Fill;
}

/** The console once it is loaded; before that a status, or an error with a retry button. */
export default function Loading({data, fill: {hash, sample}}: LoadingProps): ReactNode {
  const [parts, setParts] = useState<Loaded | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setParts(null);
    loadSandbox().then(
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
      <p className={clsx(styles.wait, sign.loading)} role="status">
        Loading the console
      </p>
    );
  }
  if (parts === 'failed') {
    return (
      <Failure>
        <LoadFailure
          className={styles.button}
          onReload={reloadWithConsole}
          onRetry={retry}
          text="The console could not be loaded."
        />
      </Failure>
    );
  }
  const {Console, tools, parts: calls} = parts;
  return (
    <Guard>
      <Console data={data} hash={sample ? calls.hashOfSample(tools, data.operation.id, sample) : hash} tools={tools} />
    </Guard>
  );
}

/** Reloads the page and opens the console again, filled in if a link had filled it in. */
function reloadWithConsole(): void {
  if (!isTryFragment(location.hash)) history.replaceState(history.state, '', TRY_FRAGMENT);
  location.reload();
}

function Failure({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.wait} role="alert">
      {children}
      <p>The page and its code samples are complete without it.</p>
    </div>
  );
}

/** Error boundary: keeps the page if the console fails. */
class Guard extends Component<{children: ReactNode}, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Failure>
        <p>
          The console stopped because of an error. Start it again with the examples filled in, or reload the page. If it
          stops again, try a newer browser.
        </p>
        <button className={styles.button} onClick={() => this.setState({hasFailed: false})} type="button">
          Start again
        </button>
        <button className={styles.button} onClick={reloadWithConsole} type="button">
          Reload the page
        </button>
      </Failure>
    );
  }
}
