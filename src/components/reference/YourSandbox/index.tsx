import {type ReactNode, useEffect, useRef, useState} from 'react';
import {addedText, RESET_TEXT} from '@site/src/lib/sandbox/words';
import LoadFailure from '../../ui/LoadFailure';
import List from './List';
import {loadSandbox} from './load';
import {session, useSession} from './session';
import styles from './styles.module.css';

/** Repeats the changes of an earlier page; without any, nothing is loaded. */
function useRestored(isStored: boolean): {hasFailed: boolean; retry: () => void} {
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isStored) return;
    setFailed(false);
    loadSandbox().catch(() => setFailed(true));
  }, [isStored, attempt]);
  return {hasFailed, retry: () => setAttempt((count) => count + 1)};
}

/** The latest addition since the component appeared, in words. What an earlier page created is not news. */
function useAdditions(onAdd: (text: string) => void): void {
  const report = useRef(onAdd);
  useEffect(() => {
    report.current = onAdd;
  });
  useEffect(() => {
    let before = session.get();
    return session.subscribe(() => {
      const now = session.get();
      const newest = now.created[now.created.length - 1];
      if (before.phase !== 'stored' && newest && !before.created.includes(newest)) report.current(addedText(newest));
      before = now;
    });
  }, []);
}

/** What this tab has created in the sandbox, with a button that resets it. Without scripts, a sentence. */
export default function YourSandbox(): ReactNode {
  const state = useSession();
  const {hasFailed, retry} = useRestored(state.phase === 'stored');
  const [status, setStatus] = useState('');
  const [hasResetFailed, setResetFailed] = useState(false);
  useAdditions(setStatus);
  const reset = async () => {
    setStatus('');
    setResetFailed(false);
    try {
      (await loadSandbox()).tools.carrier.reset();
      setStatus(RESET_TEXT);
    } catch {
      setResetFailed(true);
    }
  };
  return (
    <div aria-label="Your sandbox" className={styles.box} role="group">
      {hasFailed ? (
        <p role="alert">
          <LoadFailure className={styles.button} onRetry={retry} text="Your sandbox could not be loaded." />
        </p>
      ) : (
        <List state={state} />
      )}
      {state.phase === 'ready' && (
        <button className={styles.button} onClick={() => void reset()} type="button">
          Reset
        </button>
      )}
      <p className={hasResetFailed || status === RESET_TEXT ? styles.empty : 'visually-hidden'} role="status">
        {hasResetFailed ? 'The sandbox could not be reset. Try again.' : status}
      </p>
    </div>
  );
}
