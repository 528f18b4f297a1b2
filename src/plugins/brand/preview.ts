import {PAIRS} from '../../lib/colorPairs';
import type {Theme, Tokens} from '../../lib/palette';
import type {PreviewPalette} from '../../lib/visitorBrand';

/** Names of the tokens in a value, and in the values of those. */
const namesIn = (value: string, tokens: Tokens): string[] =>
  [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name]) => [name!, ...namesIn(tokens.get(name!) ?? '', tokens)]);

/** The tokens that the contrast check needs, without the hue, so that browsers can repeat it for another one. */
export function previewPalette({light, dark}: Record<Theme, Tokens>): PreviewPalette {
  const colors = PAIRS.flatMap(({text, background}) => [text, background]);
  const values = colors.map((color) => (/^[\w-]+$/.test(color) ? `var(--${color})` : color));
  const names = [...new Set([light, dark].flatMap((tokens) => values.flatMap((value) => namesIn(value, tokens))))]
    .filter((name) => name !== 'hue')
    .sort();
  const pick = (tokens: Tokens, isNeeded: (name: string) => boolean) =>
    Object.fromEntries(names.filter(isNeeded).map((name) => [name, tokens.get(name)!]));
  return {light: pick(light, () => true), dark: pick(dark, (name) => dark.get(name) !== light.get(name))};
}
