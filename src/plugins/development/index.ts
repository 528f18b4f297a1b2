import type {LoadContext, Plugin} from '@docusaurus/types';
import {customFields} from '../../config/customFields';
import {serverSources} from 'docusaurus-openapi-pages/lib/serverSources';
import type {Server} from 'openapi-model/model';
import {serversIn} from 'openapi-model/servers';
import {sitePolicy} from '../finish/hosting/policy';
import {generatedIn} from 'docusaurus-openapi-pages/plugin/docs';
import {REFERENCE} from '../../config/reference';

/** The policy, with the inline scripts and styles of the development server, and the modules that it evaluates. */
const looser = (policy: string) => policy.replace(/(?:script|style)-src 'self'/g, "$& 'unsafe-inline' 'unsafe-eval'");

/** Shows what the policy would block, and mistakes only until they are mended, while `docusaurus start` runs. */
export default function developmentPlugin({siteConfig}: LoadContext): Plugin {
  let servers: Server[] = [];
  return {
    name: 'development',

    allContentLoaded({allContent}) {
      servers = serversIn(generatedIn(allContent, REFERENCE).overview);
    },

    configureWebpack({mode}): object {
      if (mode !== 'development') return {};
      const {sources} = serverSources(servers, siteConfig.url);
      const policy = looser(sitePolicy([], sources, customFields(siteConfig).settings));
      return {
        devServer: {
          headers: {'Content-Security-Policy-Report-Only': policy},
          // What a mistake throws would stay above the page after its repair. The console has it.
          client: {overlay: {errors: true, runtimeErrors: false, warnings: false}},
        },
      };
    },
  };
}
