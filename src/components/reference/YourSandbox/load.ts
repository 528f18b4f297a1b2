import type * as bundle from '../Console/bundle';
import type {Tools} from '../Console/tools';

export interface Loaded extends Pick<typeof bundle, 'Console' | 'parts'> {
  tools: Tools;
}

/**
 * Loads console, sandbox and contract in parallel, and repeats the changes that this tab made on an earlier page.
 *
 * @throws Error if a file cannot be loaded
 */
export async function loadSandbox(): Promise<Loaded> {
  const [{Console, parts, toolsFor}, {default: contract}] = await Promise.all([
    import('../Console/bundle'),
    import('@generated/reference/default/contract.json'),
  ]);
  const tools = toolsFor(contract);
  await tools.carrier.restore();
  return {Console, parts, tools};
}
