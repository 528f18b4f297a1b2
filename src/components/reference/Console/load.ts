import type * as bundle from './bundle';
import type {Tools} from './tools';

export interface LoadedSandbox extends Omit<typeof bundle, 'toolsFor'> {
  tools: Tools;
}

let loaded: LoadedSandbox | null = null;

export const loadedSandbox = (): LoadedSandbox | null => loaded;

/**
 * Loads console, sandbox and contract in parallel.
 *
 * @throws Error if a file cannot be loaded
 */
export async function loadSandbox(): Promise<LoadedSandbox> {
  const [{toolsFor, ...parts}, {default: contract}] = await Promise.all([
    import('./bundle'),
    import('@generated/reference/default/contract.json'),
  ]);
  loaded ??= {...parts, tools: toolsFor(contract)};
  return loaded;
}
