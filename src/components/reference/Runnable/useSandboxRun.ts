import {useState} from 'react';
import {loadSandbox, type Loaded} from '../YourSandbox/load';
import type {Call, Outcome} from './step';

export interface SandboxRun {
  /** Null until the sandbox is loaded. */
  loaded: Loaded | null;
  /** `unknown` if the contract has no such call. */
  phase: 'idle' | 'running' | 'failed' | 'unknown';
  outcome: Outcome | null;
  /** The outcome in words, for screen readers. */
  status: string;
  run: () => Promise<void>;
}

/**
 * Sends a request to the sandbox, which is loaded for the first one.
 *
 * @param callWith the call at that moment
 */
export function useSandboxRun(callWith: (loaded: Loaded) => Call | undefined): SandboxRun {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [phase, setPhase] = useState<SandboxRun['phase']>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [status, setStatus] = useState('');
  const run = async () => {
    if (phase === 'running') return;
    setPhase('running');
    setStatus('');
    try {
      const all = loaded ?? (await loadSandbox());
      setLoaded(all);
      const call = callWith(all);
      if (!call) {
        setPhase('unknown');
        return;
      }
      const next = await all.parts.run(all.tools, call);
      setOutcome(next);
      setStatus(all.parts.announcement(next));
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  return {loaded, phase, outcome, status, run};
}
