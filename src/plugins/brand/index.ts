import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC_DIR} from '../../config/generated';
import brand from '../../content/brand';
import sections from '../../content/socialImages';
import {PictureCache} from './cache';
import {emitSiteFiles, emitSocialImages} from './emit';
import {guideKit} from './guide';
import {headTags} from './headTags';
import {readKit, type BrandKit} from './kit';
import {picturesOf} from './pictures';
import {brandStyleSheet, fontModule} from './styleSheet';

/** Makes of the brand record what every page needs: style sheet, fonts, favicons, manifest and social images. */
export default function brandPlugin({siteDir, baseUrl, siteConfig, generatedFilesDir}: LoadContext): Plugin<BrandKit> {
  const cache = new PictureCache(path.join(siteDir, '.cache/pictures'));
  const css = (name: string) => path.join(siteDir, 'src/css', name);

  return {
    name: 'brand',

    getPathsToWatch: () => [css('tokens.css'), css('base.css'), path.join(siteDir, 'static', brand.symbol)],

    async loadContent() {
      const kit = readKit(siteDir, brand);
      await emitSiteFiles(path.join(siteDir, GENERATED_STATIC_DIR), kit, baseUrl, picturesOf(kit, siteDir, cache));
      return kit;
    },

    async contentLoaded({content: kit, actions: {createData}}) {
      await createData('brand.css', brandStyleSheet(brand, kit.facts));
      await createData('fonts.js', fontModule(brand.fonts));
      await createData('kit.json', guideKit(kit, await readFile(css('base.css'), 'utf8')));
    },

    getClientModules: () => [path.join(generatedFilesDir, 'brand/default/brand.css')],

    // The stock name in every script is that of the package, which is no word of the brand's.
    configureWebpack: () => ({output: {uniqueName: 'site'}}),

    injectHtmlTags: ({content: {tokens}}) => ({headTags: headTags(baseUrl, tokens)}),

    async postBuild({outDir, content: kit}) {
      const pictures = picturesOf(kit, siteDir, cache);
      const count = await emitSocialImages(outDir, siteConfig.url + baseUrl, kit, sections, pictures);
      await cache.prune();
      logger.info(`${count} social images; ${cache.drawn} pictures of the brand were new or had changed.`);
    },
  };
}
