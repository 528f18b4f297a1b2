import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {customFields} from '../../config/customFields';
import {plainError} from '../../lib/plainError';
import {serverSources} from '../../lib/serverSources';
import type {Server} from 'openapi-model/model';
import {serversIn} from 'openapi-model/servers';
import {sitePolicy} from '../finish/hosting/policy';
import {generatedIn} from '../reference/docs';
import {problemsDir} from './keepLastGood';

/** Texts of the files in a folder. A file may disappear meanwhile. */
function textsIn(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    try {
      return [readFileSync(path.join(dir, name), 'utf8')];
    } catch {
      return [];
    }
  });
}

/** The policy, with the inline scripts and styles of the development server, and the modules that it evaluates. */
const looser = (policy: string) => policy.replace(/(?:script|style)-src 'self'/g, "$& 'unsafe-inline' 'unsafe-eval'");

/** Reports what plugins could not load as errors of each compilation, which the development server shows in the browser. */
const report =
  (dir: string) =>
  (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('development', ({compiler: own, errors, contextDependencies}) => {
      // Compilations within this one, such as that of the document, would repeat them.
      if (own !== compiler) return;
      contextDependencies.add(dir);
      for (const text of textsIn(dir)) errors.push(plainError(text));
    });

/** Shows mistakes, and what the policy would block, while `docusaurus start` runs. */
export default function developmentPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const dir = problemsDir(generatedFilesDir);
  let servers: Server[] = [];
  return {
    name: 'development',

    allContentLoaded({allContent}) {
      servers = serversIn(generatedIn(allContent).overview);
    },

    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      mkdirSync(dir, {recursive: true});
      const {sources} = serverSources(servers, siteConfig.url);
      const policy = looser(sitePolicy([], sources, customFields(siteConfig).settings));
      return {plugins: [report(dir)], devServer: {headers: {'Content-Security-Policy-Report-Only': policy}}};
    },
  };
}
