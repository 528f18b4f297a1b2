import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {customFields} from '../../config/customFields';
import apiSkill from '../../content/apiSkill';
import example from '../../content/example';
import {exampleText} from '../../lib/example';
import type {PageFacts} from '../../lib/pageFacts';
import {outsideAddresses} from '../../lib/unknownPaths';
import {notOfferedIn} from 'openapi-model/document';
import {serversIn} from 'openapi-model/servers';
import {generatedIn} from 'docusaurus-openapi-pages/plugin/docs';
import type {Generated} from 'docusaurus-openapi-pages/plugin/generate';
import {isOwnContract, REFERENCE} from '../../config/reference';
import type {Content} from '../content/check';
import * as agentFiles from './agentFiles';
import {precompress} from './compress';
import {CHANGELOG, changelogFeed, FEED} from './changelogFeed';
import {siteFacts, stockFacts} from './facts';
import {writeHostFiles} from './hosting';
import {writeRules} from './hosting/files';
import {lastChanges} from './lastChanges';
import {guardLastBuild} from './lastBuild';
import {checkAddresses} from './addresses';
import {readPages} from './builtPages';
import {writeSearchIndex} from './search';
import {sitemapXml} from './sitemap';
import {writeSocialImages} from './socialImages';

const isFile = (file: string): boolean => statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** Runs all steps that follow rendering. The files of hosts come last, because they name what the others wrote. */
export default function finishPlugin(context: LoadContext): Plugin {
  const {baseUrl, outDir, siteDir, siteConfig} = context;
  const home = siteConfig.url + baseUrl;
  const lastBuild =
    process.env.NODE_ENV === 'production' ? guardLastBuild(outDir, path.join(siteDir, '.cache')) : undefined;
  let loaded: Generated & {facts: PageFacts[]; stock: PageFacts[]; content: Content};

  return {
    name: 'finish',

    allContentLoaded({allContent}) {
      const content = allContent.content!.default as Content;
      const stock = stockFacts(allContent, baseUrl);
      loaded = {...generatedIn(allContent, REFERENCE), content, facts: siteFacts(allContent, baseUrl), stock};
      lastBuild?.begin();
    },

    async postBuild({routesPaths}) {
      const {overview, reference, contract, content, facts, stock} = loaded;
      const isOwn = isOwnContract();
      checkAddresses(
        {...content, skill: isOwn ? apiSkill : [], notOffered: notOfferedIn(contract)},
        home,
        (page) =>
          routesPaths.includes(baseUrl + page.slice(1)) ||
          isFile(path.join(outDir, page)) ||
          // Another contract leaves out the guides and our operations, and the search what leads to them.
          (!isOwn && page.startsWith('/developer/')),
      );
      const listed = [...facts, ...stock];
      await Promise.all([
        writeSocialImages(siteDir, outDir, facts, content, overview),
        fs.writeFile(path.join(outDir, 'sitemap.xml'), sitemapXml(listed, home, lastChanges(siteDir))),
        fs.writeFile(path.join(outDir, example.file), exampleText(example)),
        readPages(outDir, listed, home).then(async (pages) => {
          await writeSearchIndex(outDir, pages, reference, customFields(siteConfig).settings.appUrl);
          const changelog = pages.find(({path: page}) => page === CHANGELOG);
          if (changelog) await fs.writeFile(path.join(outDir, FEED), changelogFeed(changelog, home));
          await agentFiles.write(outDir, pages, {name: siteConfig.title, home, contract, overview});
        }),
      ]);
      const rules = await writeHostFiles({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        pages: listed.map((page) => page.path),
        servers: serversIn(overview),
        settings: customFields(siteConfig).settings,
        links: agentFiles.links,
        outside: outsideAddresses(content.navigation).filter(({from}) => !listed.some((page) => page.path === from)),
      });
      await precompress(outDir);
      await writeRules(outDir, rules);
      lastBuild?.complete();
    },
  };
}
