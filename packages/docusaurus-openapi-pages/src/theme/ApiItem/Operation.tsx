import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ApiExplorer from '@theme/ApiExplorer';
import ApiExtras from '@theme/ApiExtras';
import OperationPage from 'docusaurus-openapi-pages/components/OperationPage';
import PartPage from 'docusaurus-openapi-pages/components/PartPage';
import type {OperationData, PartData} from 'openapi-model/page';

/** The content of a generated page. */
export default function Operation({data}: {data: OperationData | PartData}): ReactNode {
  return 'part' in data ? <PartPage {...data} /> : <Whole data={data} />;
}

function Whole({data}: {data: OperationData}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // Guides link to the console, whose button has this id, and the overview to the error responses.
  collectAnchor('try');
  for (const {id} of data.operation.responses) collectAnchor(id);
  return (
    <>
      <OperationPage {...data} explorer={<ApiExplorer {...data} />} />
      <ApiExtras operation={data.operation} />
    </>
  );
}
