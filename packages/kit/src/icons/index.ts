import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {drawSprite, type Sprite} from './sprite.ts';

const FOLDER = 'assets/icons';

export interface IconOptions {
  /** Names of drawings of lucide, or of our own. */
  names: readonly string[];
  /** Folder of the site's own drawings, one SVG file per icon. */
  own?: string;
  /** A static folder of the site, to which the file is written. Paths are relative to the site. */
  staticDir: string;
}

/** A plugin that writes all icons to one file and passes its URL to `Icon`. */
export const icons =
  ({names, own = 'static/icons', staticDir}: IconOptions): PluginModule<Sprite> =>
  ({siteDir, baseUrl}) => {
    let data: string;
    return {
      name: 'icons',

      async loadContent() {
        const sprite = drawSprite(names, path.join(siteDir, own));
        const folder = path.resolve(siteDir, staticDir, FOLDER);
        await rm(folder, {recursive: true, force: true});
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, sprite.fileName), sprite.svg);
        return sprite;
      },

      async contentLoaded({content, actions}) {
        data = await actions.createData('sprite.json', {url: `${baseUrl}${FOLDER}/${content.fileName}`});
      },

      configureWebpack: () => ({resolve: {alias: {'@kit/sprite$': data}}}),
    };
  };
