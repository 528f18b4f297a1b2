import {useEffect, useState} from 'react';
import {NOTHING, type Carried} from '@site/src/lib/sandbox/carried';
import {session, useSession} from '../YourSandbox/session';
import {loadSandbox, type Loaded} from '../YourSandbox/load';
import type {Outcome, Step} from './step';

type Phase = 'idle' | 'running' | 'failed' | 'unknown';

/** State and actions of one runnable snippet. */
export function useRun(operation: string, text: string) {
  const carried = useSession();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isExample, setExample] = useState(false);
  const [status, setStatus] = useState('');

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
  }, [isUsed]);

  const stepWith = ({tools, parts}: Loaded, now: Carried): Step | undefined =>
    parts.stepOf(tools, operation, text, isExample ? NOTHING : now);

  return {
    parts: loaded?.parts,
    phase,
    outcome,
    status,
    step: loaded ? stepWith(loaded, carried) : undefined,
    isExample,
    setExample,
    async run() {
      if (phase === 'running') return;
      setPhase('running');
      setStatus('');
      try {
        const all = loaded ?? (await loadSandbox());
        setLoaded(all);
        const step = stepWith(all, session.get());
        if (!step) {
          setPhase('unknown');
          return;
        }
        const next = await all.parts.run(all.tools, step);
        setOutcome(next);
        setStatus(all.parts.announcement(next));
        setPhase('idle');
      } catch {
        setPhase('failed');
      }
    },
  };
}
