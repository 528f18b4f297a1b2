import {useState} from 'react';
import {loadedSandbox, loadSandbox, type LoadedSandbox} from '../Console/load';
import type {OperationCall, RunResult} from './runner';

export interface SandboxRun {
  /** Null until the sandbox is loaded. */
  loaded: LoadedSandbox | null;
  phase: 'idle' | 'running' | 'failed';
  result: RunResult | null;
  /** The result in words, for screen readers. */
  status: string;
  run: () => Promise<void>;
}

/**
 * Sends a request to the sandbox, which is loaded for the first one.
 *
 * @param callWith the call at that moment
 */
export function useSandboxRun(
  callWith: (loaded: LoadedSandbox) => OperationCall,
  onResult?: (result: RunResult, loaded: LoadedSandbox) => void,
): SandboxRun {
  const [phase, setPhase] = useState<SandboxRun['phase']>('idle');
  const [result, setResult] = useState<RunResult | null>(null);
  const [status, setStatus] = useState('');
  const run = async () => {
    if (phase === 'running') return;
    setPhase('running');
    setStatus('');
    try {
      const loaded = await loadSandbox();
      const next = await loaded.runner.run(loaded.tools, callWith(loaded));
      setResult(next);
      setStatus(loaded.runner.announcement(next));
      onResult?.(next, loaded);
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  return {loaded: loadedSandbox(), phase, result, status, run};
}
