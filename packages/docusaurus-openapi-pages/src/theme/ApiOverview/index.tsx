import type {ReactNode} from 'react';
import Overview from 'docusaurus-openapi-pages/components/Overview';
import type {OverviewData} from 'openapi-model/page';

const DOWNLOADS = [
  {
    path: '/openapi.yaml',
    title: 'OpenAPI contract (YAML)',
    description: 'Every operation, for code generators and API tools.',
  },
  {path: '/openapi.json', title: 'OpenAPI contract (JSON)', description: 'The same contract as JSON.'},
];

export default function ApiOverview({data}: {data: OverviewData}): ReactNode {
  return <Overview data={data} downloads={DOWNLOADS} downloadsLabel="Contract" />;
}
