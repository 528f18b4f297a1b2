import type {EditableValue, Place} from './edits';
import type {Token} from './tokens';

/** Part of a line: code, or a value that can be changed. An empty value has no tokens. */
export interface Piece {
  tokens: Token[];
  value?: EditableValue;
}

/** The tokens of a line between two offsets, counted from the start of the line. */
function tokensBetween(line: readonly Token[], start: number, end: number): Token[] {
  let at = 0;
  return line.flatMap(({kind, text}) => {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return part ? [{kind, text: part}] : [];
  });
}

/**
 * Splits lines of code at the places of values.
 *
 * @param lines all tokens of the code, by line
 * @param places in order, each within a line
 */
export function piecesOf(lines: readonly (readonly Token[])[], places: readonly Place[]): Piece[][] {
  let offset = 0;
  return lines.map((line) => {
    const length = line.reduce((sum, {text}) => sum + text.length, 0);
    const own = places
      .map(({start, end, value}) => ({start: start - offset, end: end - offset, value}))
      .filter(({start, end}) => start >= 0 && end <= length && start < length);
    offset += length;
    let at = 0;
    const pieces = own.flatMap(({start, end, value}): Piece[] => {
      const before = tokensBetween(line, at, start);
      at = end;
      return [...(before.length > 0 ? [{tokens: before}] : []), {tokens: tokensBetween(line, start, end), value}];
    });
    const rest = tokensBetween(line, at, length);
    return rest.length > 0 ? [...pieces, {tokens: rest}] : pieces;
  });
}
