import type * as bundle from '../components/Console/bundle.ts';
import type {Tools} from '../components/Console/tools.ts';

export interface LoadedSandbox extends Omit<typeof bundle, 'contract' | 'createSandbox' | 'toolsFor'> {
  tools: Tools;
}

let loaded: LoadedSandbox | null = null;

export const loadedSandbox = (): LoadedSandbox | null => loaded;

/**
 * Loads console, sandbox and contract.
 *
 * @throws Error if the file cannot be loaded
 */
export async function loadSandbox(): Promise<LoadedSandbox> {
  const {contract, createSandbox, toolsFor, ...parts} = await import('../components/Console/bundle.ts');
  loaded ??= {...parts, tools: toolsFor(contract, createSandbox)};
  return loaded;
}
