import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {customFields} from '../../config/customFields';
import {HAS_GUIDES} from '../../config/reference';
import type {PageFacts} from '../../lib/pageFacts';
import type {Json} from '../../openapi/json';
import type {Overview, Server} from '../../openapi/model';
import {generatedIn} from '../reference/docs';
import {writeAgentFiles} from './agentFiles';
import {precompress} from './compress';
import {siteFacts} from './facts';
import {writeHostFiles} from './hosting';
import {hostingDir} from './hosting/files';
import {guardLastBuild} from './lastBuild';
import {otherFacts} from './otherPages';
import {writeSocialImages} from './pictures';
import {writeSearchIndex} from './search';
import {sitemapXml} from './sitemap';
import {refuseTokens} from './tokens';

/** Servers of the document, of paths and of operations. */
const serversIn = ({servers, tags}: Overview): Server[] => [
  ...servers,
  ...tags.flatMap(({operations}) => operations).flatMap((operation) => operation.servers ?? []),
];

interface Loaded {
  facts: PageFacts[];
  contract: Json;
  overview: Overview;
}

/** Runs all steps that follow rendering, in order. Each step may read the files of earlier steps. */
export default function finishPlugin(context: LoadContext): Plugin {
  const {baseUrl, outDir, siteDir, siteConfig} = context;
  const home = siteConfig.url + baseUrl;
  const lastBuild = process.env.NODE_ENV === 'production' ? guardLastBuild(outDir, hostingDir(outDir)) : undefined;
  let loaded: Loaded;

  async function step(name: string, run: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await run();
    logger.info(`${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  }

  return {
    name: 'finish',

    allContentLoaded({allContent}) {
      const {contract, overview} = generatedIn(allContent);
      loaded = {
        contract,
        overview,
        facts: siteFacts(allContent, baseUrl),
      };
      lastBuild?.putAside();
    },

    async postBuild({routesPaths}) {
      const {contract, overview, facts: known} = loaded;
      const facts = [
        ...known,
        ...(await otherFacts(outDir, routesPaths, {known, baseUrl, productName: siteConfig.title})),
      ];
      await refuseTokens(outDir, facts);
      await Promise.all([
        // Pictures are drawn on worker threads, and nothing else reads them.
        step('Social images', () => writeSocialImages(siteDir, outDir, facts)),
        step('Sitemap, search index and files for agents', async () => {
          await fs.writeFile(path.join(outDir, 'sitemap.xml'), sitemapXml(facts, home));
          await writeSearchIndex(outDir, facts, overview);
          await writeAgentFiles(outDir, {
            facts,
            productName: siteConfig.title,
            overview,
            contract,
            home,
            isForeign: !HAS_GUIDES,
          });
        }),
      ]);
      await step('Checksums and host files', () =>
        writeHostFiles(outDir, {
          baseUrl,
          siteUrl: siteConfig.url,
          pages: facts.map((page) => page.path),
          servers: serversIn(overview),
          settings: customFields(siteConfig).settings,
        }),
      );
      await step('Compression', () => precompress(outDir));
      lastBuild?.replace();
    },
  };
}
