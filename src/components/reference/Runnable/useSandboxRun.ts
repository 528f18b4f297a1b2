import {useState} from 'react';
import {loadedSandbox, loadSandbox, type Loaded} from '../Console/load';
import type {Call, Outcome} from './call';

export interface SandboxRun {
  /** Null until the sandbox is loaded. */
  loaded: Loaded | null;
  phase: 'idle' | 'running' | 'failed';
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
export function useSandboxRun(
  callWith: (loaded: Loaded) => Call,
  onOutcome?: (outcome: Outcome, loaded: Loaded) => void,
): SandboxRun {
  const [phase, setPhase] = useState<SandboxRun['phase']>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [status, setStatus] = useState('');
  const run = async () => {
    if (phase === 'running') return;
    setPhase('running');
    setStatus('');
    try {
      const loaded = await loadSandbox();
      const next = await loaded.parts.run(loaded.tools, callWith(loaded));
      setOutcome(next);
      setStatus(loaded.parts.announcement(next));
      onOutcome?.(next, loaded);
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  return {loaded: loadedSandbox(), phase, outcome, status, run};
}
