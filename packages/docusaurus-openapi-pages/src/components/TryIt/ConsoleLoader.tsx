import {type ReactNode, useEffect} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {isTryFragment, TRY_FRAGMENT} from 'openapi-model/console/fragment';
import type {OperationData} from 'openapi-model/page';
import LoadFailure, {type LoadFailureProps} from 'docusaurus-kit/LoadFailure';
import {useOnDemand} from 'docusaurus-kit/hooks/useOnDemand';
import {loadSandbox} from '../../lib/loadSandbox.ts';
import Sign from 'docusaurus-kit/Sign';
import styles from './styles.module.css';

export interface ConsoleLoaderProps {
  data: OperationData;
  /** Fragment of a link, whose values are filled in. */
  hash: string;
  isOpen: boolean;
}

/** The console once it is loaded; before that a status, or an error with a retry button. */
export default function ConsoleLoader(props: ConsoleLoaderProps): ReactNode {
  const {loaded, hasFailed, load} = useOnDemand(loadSandbox);
  useEffect(load, [load]);
  if (hasFailed) return <Failure onRetry={load} text="The console could not be loaded." />;
  if (loaded === null) {
    return (
      <Sign className={styles.wait} kind="loading" role="status">
        Loading the console
      </Sign>
    );
  }
  const {Console, tools} = loaded;
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => <Failure onRetry={tryAgain} text="The console stopped because of an error." />}
    >
      <Console {...props} tools={tools} />
    </ErrorBoundary>
  );
}

/** Reloads the page and opens the console again, filled in if a link had filled it in. */
function reloadWithConsole(): void {
  if (!isTryFragment(location.hash)) history.replaceState(history.state, '', TRY_FRAGMENT);
  location.reload();
}

/** What there is of a console that could not be loaded, or has thrown. */
function Failure(props: Pick<LoadFailureProps, 'onRetry' | 'text'>): ReactNode {
  return (
    <div className={styles.wait} role="alert">
      <LoadFailure onReload={reloadWithConsole} {...props} />
      <p>The page and its code samples are complete without it.</p>
    </div>
  );
}
