// Added: the content of an operation page.
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ApiExplorer from '@theme/ApiExplorer';
import OperationPage from '@site/src/components/reference/OperationPage';
import type {OperationData} from '@site/src/openapi/page';

export default function Operation({data}: {data: OperationData}): ReactNode {
  // Guides link to the console, whose button has this id.
  useBrokenLinks().collectAnchor('try');
  return <OperationPage {...data} explorer={<ApiExplorer {...data} />} />;
}
