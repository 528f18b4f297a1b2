import {expect, it} from 'vitest';
import {layers} from '../../../src/config/layers';

const [, {layers: tests}] = layers as [string, {layers: Record<string, (file: string) => boolean>}];
const layerOf = (file: string) => Object.keys(tests).find((name) => tests[name]!(file));

it('finds the layer of a style sheet, whatever the folder of generated files is called', () => {
  expect(layerOf('/site/elsewhere/brand/default/brand.css')).toBe('base');
  expect(layerOf('C:\\site\\src\\components\\ui\\Chip\\styles.module.css')).toBe('ui');
  expect(layerOf('/site/src/css/elements.css')).toBe('docusaurus.infima');
});
