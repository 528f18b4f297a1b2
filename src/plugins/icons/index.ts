import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC_DIR} from '../../config/generated';
import {ICON_NAMES} from '../../content/icons';
import {drawSprite, type Sprite} from './sprite';

const FOLDER = 'assets/icons';
/** Our own drawings, one SVG file per icon. */
const OWN = 'static/icons';

/** Writes all icons to one file and passes its URL to `components/ui/Icon`. */
export default function iconsPlugin({siteDir, baseUrl}: LoadContext): Plugin<Sprite> {
  return {
    name: 'icons',

    async loadContent() {
      const sprite = drawSprite(ICON_NAMES, path.join(siteDir, OWN));
      const folder = path.join(siteDir, GENERATED_STATIC_DIR, FOLDER);
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, sprite.fileName), sprite.svg);
      return sprite;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('sprite.json', {url: `${baseUrl}${FOLDER}/${content.fileName}`});
    },
  };
}
