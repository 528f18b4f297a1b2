import {usePluginData} from '@docusaurus/useGlobalData';
import type {Navigation} from '@site/src/lib/teasers';

/** Menus and footer columns, computed from the records at build time. */
export function useNavigation(): Navigation {
  return usePluginData('content') as Navigation;
}
