// Added: the content of an operation page.
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AgentTools from '@theme/AgentTools';
import ApiExplorer from '@theme/ApiExplorer';
import OperationPage from '@site/src/components/reference/OperationPage';
import type {OperationData} from 'openapi-model/page';

export default function Operation({data}: {data: OperationData}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // Guides link to the console, whose button has this id, and the overview to the error responses.
  collectAnchor('try');
  for (const {id} of data.operation.responses) collectAnchor(id);
  return (
    <>
      <OperationPage {...data} explorer={<ApiExplorer {...data} />} />
      {!data.operation.isWebhook && <AgentTools operation={data.operation} />}
    </>
  );
}
