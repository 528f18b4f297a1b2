import type * as bundle from '../components/Console/bundle.ts';
import type {Tools} from '../components/Console/tools.ts';

export interface LoadedSandbox extends Omit<typeof bundle, 'createSandbox' | 'toolsFor'> {
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
  const [{createSandbox, toolsFor, ...parts}, {default: contract}] = await Promise.all([
    import('../components/Console/bundle.ts'),
    import('@openapi-pages/contract'),
  ]);
  loaded ??= {...parts, tools: toolsFor(contract, createSandbox)};
  return loaded;
}
