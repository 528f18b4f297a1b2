import {useState} from 'react';
import {isAsked} from '../DeleteQuestion/index.tsx';
import {loadedSandbox, loadSandbox, type LoadedSandbox} from '../../lib/loadSandbox.ts';
import type {OperationCall, RunResult} from './runner.ts';

export interface SandboxRun {
  /** Null until the sandbox is loaded. */
  loaded: LoadedSandbox | null;
  /** A call that deletes waits for an answer; `failed` if the sandbox could not be loaded. */
  phase: 'idle' | 'running' | 'asking' | 'failed';
  result: RunResult | null;
  /** Why the last call got no response; empty if it did. */
  problem: string;
  /** The result in words, for screen readers. */
  status: string;
  run: (isConfirmed?: boolean) => Promise<void>;
  /** Answers that nothing is to be deleted. */
  keep: () => void;
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
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const run = async (isConfirmed = false) => {
    if (phase === 'running') return;
    setPhase('running');
    setProblem('');
    setStatus('');
    const loaded = await loadSandbox().catch(() => null);
    if (!loaded) return setPhase('failed');
    const {runner, tools} = loaded;
    const call = callWith(loaded);
    if (isAsked(call.operation.method) && !isConfirmed) return setPhase('asking');
    const next = await runner.run(tools, call);
    if (next.response) {
      setResult(next);
      setStatus(runner.announcement(next));
      onResult?.(next, loaded);
    } else {
      setResult(null);
      setProblem(next.reason);
    }
    setPhase('idle');
  };
  return {loaded: loadedSandbox(), phase, result, problem, status, run, keep: () => setPhase('idle')};
}
