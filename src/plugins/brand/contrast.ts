import {formatRatio, type ContrastError} from '../../lib/contrast';

const named = (value: string): string => (/^[\w-]+$/.test(value) ? `--${value}` : value);

/** `--text on --background, light theme: contrast 3.12, needs 4.5`, one line per error. */
export function formatContrast(errors: readonly ContrastError[]): string {
  const lines = errors.map(
    ({text, background, theme, found, needed}) =>
      `  ${named(text)} on ${named(background)}, ${theme} theme: contrast ${formatRatio(found)}, needs ${needed}`,
  );
  return `src/css/tokens.css: too little contrast in ${errors.length} ${errors.length === 1 ? 'pair' : 'pairs'} of colours:\n${lines.join('\n')}`;
}
