import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {customFields} from '../../config/customFields';
import {isMatomo} from '../../lib/analytics';

/** Adds the script that counts visits to every page. Registered only if there is one. */
export default function analyticsPlugin({siteConfig}: LoadContext): Plugin {
  const {scriptUrl} = customFields(siteConfig).settings.analytics!;
  const names = isMatomo(scriptUrl) ? ['matomo', 'script'] : ['script'];
  return {
    name: 'analytics',
    getClientModules: () => names.map((name) => path.join(__dirname, `client/${name}.ts`)),
  };
}
