// Replaced: agents in browsers with WebMCP can try the operation.
import type {ReactNode} from 'react';
import AgentTools from '@theme/AgentTools';
import parts from '@site/src/content/parts';
import type {Operation} from 'openapi-model/page';

export default function ApiExtras({operation}: {operation: Operation}): ReactNode {
  return parts.browserTools && !operation.isWebhook && <AgentTools operation={operation} />;
}
