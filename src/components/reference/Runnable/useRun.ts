import {useState} from 'react';
import {NOTHING, type Carried} from '@site/src/lib/sandbox/carried';
import {session, useSession} from '../YourSandbox/session';
import type {Loaded} from '../YourSandbox/load';
import {useUsedSandbox} from '../YourSandbox/useUsedSandbox';
import type {Step} from './step';
import {useSandboxRun} from './useSandboxRun';

/** State and actions of one runnable snippet. */
export function useRun(operation: string, text: string) {
  const carried = useSession();
  const used = useUsedSandbox();
  const [isExample, setExample] = useState(false);
  const stepWith = ({tools, parts}: Loaded, now: Carried): Step | undefined =>
    parts.stepOf(tools, operation, text, isExample ? NOTHING : now);
  const sandbox = useSandboxRun((all) => stepWith(all, session.get()));
  const loaded = sandbox.loaded ?? used;
  return {sandbox, loaded, step: loaded ? stepWith(loaded, carried) : undefined, isExample, setExample};
}
