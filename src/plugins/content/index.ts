import path from 'node:path';
import logger from '@docusaurus/logger';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {GENERATED_STATIC_DIR} from '../../config/generated';
import {emptyFacts} from '../../lib/ownerFacts';
import {exampleText} from '../../lib/example';
import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import {keepLastGood} from 'docusaurus-openapi-pages/plugin/keepLastGood';
import {dataModules} from '../dataModules';
import {checkContent, formatErrors, type Content} from './check';
import {writeCopies} from './copies';
import {loadContentFiles} from './load';
import {RECORD_SECTIONS} from '../../lib/unknownPaths';
import {developerFacts, fixedFacts, fixedPaths, productFacts} from './facts';
import {contentRoutes, cutOffWarning, questions, homeData, navigation} from './routes';

/** The name of a page's data file. */
const fileName = (page: string): string => (page === '/' ? 'index' : page.slice(1).replaceAll('/', '-'));

/** @throws Error if Docusaurus would publish the same texts as those of another language, too */
function checkLocales({locales, currentLocale}: I18n): void {
  const found = [...new Set([...locales, currentLocale])];
  if (found.length === 1) return;
  throw plainError(
    `docusaurus.config.ts: i18n.locales must list one language, and --locale name no other; found ${found.join(', ')}. ` +
      'The records, guides, contract and labels have no version per language, so the same texts would be published as ' +
      'each of them. Build another language as a site of its own.',
  );
}

/** Turns the records in `src/content` into routes, menus and a list of all questions. */
export default function contentPlugin(context: LoadContext): Plugin<Content> {
  const {siteDir, baseUrl, i18n} = context;
  checkLocales(i18n);
  const contentDir = path.join(siteDir, 'src/content');
  const staticDir = path.join(siteDir, 'static');
  const data = dataModules('content');
  return {
    name: 'content',

    getPathsToWatch: () => [`${contentDir}/**/*.ts`, `${siteDir}/src/theme/*/content.ts`, `${staticDir}/img/*`],

    loadContent: keepLastGood('content', context, async () => {
      const {content, errors} = checkContent(await loadContentFiles(contentDir), staticDir);
      if (errors.length > 0) throw plainError(formatErrors(errors));
      return writeCopies(content, staticDir, path.join(siteDir, GENERATED_STATIC_DIR));
    }),

    async contentLoaded({content, actions}) {
      const {addRoute, setGlobalData} = actions;
      const createData = data.through(actions);
      if (process.env.NODE_ENV === 'production') {
        const empty = emptyFacts(content.brand.company);
        if (empty.length > 0)
          logger.info(['Empty facts of src/content/brand.ts, and what they would show:', ...empty].join('\n'));
        const warning = cutOffWarning(content);
        if (warning) logger.warn(warning);
      }
      setGlobalData(navigation(content));
      await createData('questions.json', questions(content));
      await createData('product.json', productFacts(content));
      await createData('home.json', homeData(content));
      // As data, so that no page loads the pictures of others.
      await createData('ai-course-creation.json', content.aiCourseCreation);
      await createData('security.json', content.security);
      await createData('example.json', {...content.example, bytes: Buffer.byteLength(exampleText(content.example))});
      for (const route of contentRoutes(content)) {
        addRoute({
          path: normalizeUrl([baseUrl, route.path]),
          component: `@site/src/pages/_${route.template}.tsx`,
          // An absolute path would put the project's location into the bundle.
          modules: {data: aliasedSitePath(await createData(`route-${fileName(route.path)}.json`, route.data), siteDir)},
          exact: true,
        });
      }
      // For authors, while they write; a build doesn't have the pages.
      if (process.env.NODE_ENV === 'development') {
        for (const [path, page] of Object.entries({pictures: 'gallery', parts: 'parts'})) {
          addRoute({path: normalizeUrl([baseUrl, path]), component: `@site/src/pages/_${page}.tsx`, exact: true});
        }
      }
      for (const section of RECORD_SECTIONS) {
        addRoute({path: normalizeUrl([baseUrl, section, '404']), component: '@theme/NotFound', exact: true});
      }
    },

    async allContentLoaded({allContent, actions}) {
      const content = allContent.content!.default as Content;
      const pages = fixedPaths(allContent, baseUrl).map((path) => fixedFacts(content, path));
      for (const facts of [...pages, developerFacts(allContent)]) {
        await data.through(actions)(`facts-${fileName(facts.path)}.json`, facts);
      }
    },

    configureWebpack: data.configureWebpack,
  };
}
