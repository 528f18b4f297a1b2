import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC_DIR} from '../../config/generated';
import brand from '../../content/brand';
import {PictureCache} from './cache';
import {emitSiteFiles} from './emit';
import {guideKit} from './guide';
import {headTags} from './headTags';
import {readKit, type BrandKit} from './kit';
import {picturesOf} from './pictures';
import {brandStyleSheet, fontModule} from './styleSheet';

/** Makes of the brand record what every page needs: style sheet, fonts, favicons and manifest. */
export default function brandPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<BrandKit> {
  const cache = new PictureCache(path.join(siteDir, '.cache/pictures/icons'));
  const css = (name: string) => path.join(siteDir, 'src/css', name);

  return {
    name: 'brand',

    getPathsToWatch: () => [css('tokens.css'), css('base.css'), path.join(siteDir, 'static', brand.symbol)],

    async loadContent() {
      const kit = readKit(siteDir, brand);
      await emitSiteFiles(path.join(siteDir, GENERATED_STATIC_DIR), kit, baseUrl, picturesOf(kit, siteDir, cache));
      await cache.prune();
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
  };
}
