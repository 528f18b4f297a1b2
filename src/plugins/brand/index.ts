import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {GENERATED_STATIC_DIR} from '../../config/generated';
import {Brand} from '../../content/schema';
import {keepLastGood} from 'docusaurus-openapi-pages/plugin/keepLastGood';
import {dataModules} from '../dataModules';
import {emitSiteFiles} from './emit';
import type {GuideKit} from '../../lib/brandGuide';
import {guideKit} from './guide';
import {headTags} from './headTags';
import {readKit} from './kit';
import {brandStyleSheet, fontModule} from './styleSheet';

/** Plain JSON, because the debug plugin of `docusaurus start` serialises the content of plugins. */
interface BrandContent {
  styleSheet: string;
  fonts: string;
  guide: GuideKit;
  headTags: HtmlTagObject[];
}

/** Turns the brand record into the style sheet, fonts, favicons and manifest of the site. */
export default function brandPlugin(context: LoadContext): Plugin<BrandContent> {
  const {siteDir, baseUrl} = context;
  const record = path.join(siteDir, 'src/content/brand.ts');
  let valid: Brand | undefined;
  const data = dataModules('brand');
  let sheet = '';
  const css = (name: string) => path.join(siteDir, 'src/css', name);

  return {
    name: 'brand',

    getPathsToWatch: () => [record, css('tokens.css'), css('base.css'), path.join(siteDir, 'static/img/*.svg')],

    loadContent: keepLastGood('brand', context, async () => {
      // The content plugin reports what is wrong with the record. Until it is fixed, the last valid one is used.
      const loaded = await loadFreshModule(record).catch((error: Error) => valid ?? Promise.reject(error));
      valid = Brand.safeParse(loaded).data ?? valid;
      const brand = valid ?? (loaded as Brand);
      const kit = readKit(siteDir, brand);
      await emitSiteFiles(path.join(siteDir, GENERATED_STATIC_DIR), kit, baseUrl);
      return {
        styleSheet: brandStyleSheet(brand, kit.palette, kit.facts),
        fonts: fontModule(brand.fonts),
        guide: guideKit(kit, await readFile(css('base.css'), 'utf8')),
        headTags: headTags(baseUrl, kit.tokens),
      };
    }),

    async contentLoaded({content, actions}) {
      const createData = data.through(actions);
      sheet = await createData('brand.css', content.styleSheet);
      await createData('fonts.js', content.fonts);
      await createData('kit.json', content.guide);
    },

    getClientModules: () => [sheet],

    // By default, every script contains the package name, which would survive a change of brand.
    configureWebpack: () => ({...data.configureWebpack(), output: {uniqueName: 'site'}}),

    injectHtmlTags: ({content}) => ({headTags: content.headTags}),
  };
}
