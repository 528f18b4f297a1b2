import type {ReactNode} from 'react';
import type {HomeAliasData} from '@site/src/plugins/content/routes';
import Home from './index';

/** The home page at an alias, whose canonical URL is `/`. */
export default function HomeAlias({data}: {data: HomeAliasData}): ReactNode {
  return <Home facts={data.facts} />;
}
