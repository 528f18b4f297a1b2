import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {checkContent, formatErrors} from './check';
import {loadContentFiles} from './load';
import {RECORD_SECTIONS} from '../../lib/unknownPaths';
import {developerFacts, fixedFacts, fixedPaths, productFacts} from './facts';
import {contentRoutes, helpAnswers, homeData, navigation, walkthroughPictures} from './routes';
import type {Content} from './types';

/** The name of a page's data file. */
const fileName = (page: string): string => (page === '/' ? 'index' : page.slice(1).replaceAll('/', '-'));

/** Turns the records in `src/content` into routes, menus and the help widget's answers. */
export default function contentPlugin({siteDir, baseUrl}: LoadContext): Plugin<Content> {
  const contentDir = path.join(siteDir, 'src/content');
  return {
    name: 'content',

    getPathsToWatch: () => [`${contentDir}/**/*.ts`],

    async loadContent() {
      const {content, errors} = checkContent(await loadContentFiles(contentDir), path.join(siteDir, 'static'));
      if (errors.length > 0) throw new Error(formatErrors(errors));
      return content;
    },

    async contentLoaded({content, actions}) {
      const {addRoute, createData, setGlobalData} = actions;
      setGlobalData(navigation(content));
      await createData('help.json', helpAnswers(content));
      await createData('product.json', productFacts(content));
      await createData('home.json', homeData(content));
      // As data, so that neither words nor pictures load the cast and the recipes.
      await createData('ai-course-creation.json', content.aiCourseCreation);
      await createData('walkthrough.json', content.walkthrough);
      await createData('walkthrough-pictures.json', walkthroughPictures(content));
      for (const route of contentRoutes(content)) {
        addRoute({
          path: normalizeUrl([baseUrl, route.path]),
          component: `@site/src/pages/_${route.template}.tsx`,
          // An absolute path would put the project's location into the bundle.
          modules: {data: aliasedSitePath(await createData(`route-${fileName(route.path)}.json`, route.data), siteDir)},
          exact: true,
        });
      }
      for (const section of RECORD_SECTIONS) {
        addRoute({path: normalizeUrl([baseUrl, section, '404']), component: '@theme/NotFound', exact: true});
      }
    },

    async allContentLoaded({allContent, actions}) {
      const content = allContent.content!.default as Content;
      const pages = fixedPaths(allContent, baseUrl).map((path) => fixedFacts(content, path));
      for (const facts of [...pages, developerFacts(allContent)]) {
        await actions.createData(`facts-${fileName(facts.path)}.json`, facts);
      }
    },
  };
}
