// Added: tools for agents in the page, in browsers with WebMCP. Other browsers load nothing of them.
import {useEffect} from 'react';
import type {Operation} from 'openapi-model/page';
import type {ModelContext} from './register';

interface Host {
  modelContext?: ModelContext;
}

/** The tools of every page, or the one that tries an operation. They last as long as this is shown. */
export default function AgentTools({operation}: {operation?: Operation}): null {
  useEffect(() => {
    const modelContext = (document as Host).modelContext ?? (navigator as Host).modelContext;
    if (!modelContext) return undefined;
    const abort = new AbortController();
    import('./register').then((tools) => tools.register(modelContext, abort.signal, operation)).catch(() => {});
    return () => abort.abort();
  }, [operation]);
  return null;
}
