import {useEffect, useState} from 'react';
import {NOTHING, type Carried} from '@site/src/lib/sandbox/carried';
import {session, useSession} from '../YourSandbox/session';
import {loadSandbox, type Loaded} from '../YourSandbox/load';
import type {Step} from './step';
import {useSandboxRun} from './useSandboxRun';

/** State and actions of one runnable snippet. */
export function useRun(operation: string, text: string) {
  const carried = useSession();
  const [isExample, setExample] = useState(false);
  const stepWith = ({tools, parts}: Loaded, now: Carried): Step | undefined =>
    parts.stepOf(tools, operation, text, isExample ? NOTHING : now);
  const sandbox = useSandboxRun((all) => stepWith(all, session.get()));
  const {loaded, setLoaded} = sandbox;

  // Loaded without being asked only if this tab has used the sandbox before.
  const isUsed = carried.phase === 'stored' || carried.created.length > 0;
  useEffect(() => {
    let isCurrent = true;
    if (isUsed) {
      loadSandbox().then(
        (all) => isCurrent && setLoaded(all),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isUsed, setLoaded]);

  return {sandbox, step: loaded ? stepWith(loaded, carried) : undefined, isExample, setExample};
}
