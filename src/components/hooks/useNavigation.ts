import {usePluginData} from '@docusaurus/useGlobalData';
import type {Navigation} from '@site/src/lib/teasers';

export function useNavigation(): Navigation {
  return usePluginData('content') as Navigation;
}
