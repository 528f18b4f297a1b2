/** Reads JSON as text: errors are as precise in every browser, and what is indented keeps every character. */

export interface JsonError {
  message: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters of the line. */
  column: number;
}

export type ParsedJson = {value: unknown; error?: undefined} | {error: JsonError};

class Flaw extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// eslint-disable-next-line no-control-regex -- a control character is an error in a JSON string
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const MAX_DEPTH = 500;

export interface ScannedJson {
  /** Indented by two spaces, otherwise as it was; at least as many characters as the limit, if there are so many. */
  indented: string;
  /** The first name, in quotes, that an object has twice; parsers keep the last of them. */
  repeated?: string;
}

/** Throws the first syntax error as a flaw. */
function scan(source: string, limit: number): ScannedJson {
  const scanned: ScannedJson = {indented: ''};
  let at = 0;
  const write = (text: string) => {
    if (scanned.indented.length <= limit) scanned.indented += text;
  };
  const lengthOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(source) ? pattern.lastIndex - at : 0;
  };
  const take = (length: number) => {
    write(source.slice(at, at + length));
    at += length;
  };
  const skip = () => void (at += lengthOf(SPACE));
  const fail = (message: string): never => {
    throw new Flaw(at, at >= source.length ? `Unexpected end: ${message}` : message);
  };
  const text = () => {
    take(lengthOf(TEXT));
    const found = source.charAt(at);
    if (found === '"') take(1);
    else if (found === '\\') fail('this is not a JSON escape sequence; write \\\\ for a backslash');
    else if (found) fail('a string must end on the line it starts on; is a closing quote missing?');
    else fail('a closing quote is missing');
  };
  const list = (close: string, depth: number, entry: () => void) => {
    const line = `\n${'  '.repeat(depth)}`;
    take(1);
    skip();
    if (source.charAt(at) === close) return take(1);
    for (;;) {
      write(`${line}  `);
      entry();
      skip();
      const found = source.charAt(at);
      if (found === close) {
        write(line);
        return take(1);
      }
      if (found !== ',') fail(`a comma or ${close} is missing`);
      const comma = at;
      take(1);
      skip();
      if (source.charAt(at) === close) {
        at = comma;
        fail(`a comma is not allowed before ${close}`);
      }
    }
  };
  const value = (depth: number): void => {
    skip();
    const found = source.charAt(at);
    if (depth > MAX_DEPTH) fail('this is nested too deeply');
    if (found === '{') {
      const names = new Set<string>();
      list('}', depth, () => {
        if (source.charAt(at) !== '"') fail('a name in double quotes is missing');
        const start = at;
        text();
        const name = source.slice(start, at);
        if (names.has(name)) scanned.repeated ??= name;
        names.add(name);
        skip();
        if (source.charAt(at) !== ':') fail('a colon is missing');
        take(1);
        write(' ');
        value(depth + 1);
      });
    } else if (found === '[') list(']', depth, () => value(depth + 1));
    else if (found === '"') text();
    else {
      const length = lengthOf(WORD) || lengthOf(NUMBER);
      if (length === 0) fail(found === "'" ? 'strings need double quotes' : 'a value is missing');
      take(length);
    }
  };
  value(0);
  skip();
  if (at < source.length) fail('nothing is allowed after the value');
  return scanned;
}

/**
 * Reads JSON as text, so that numbers, names and their order stay as they are. Undefined for text that is not JSON, or is
 * nested too deeply.
 *
 * @param limit characters after which the indented text may end
 */
export function scanJson(source: string, limit = 0): ScannedJson | undefined {
  try {
    return scan(source, limit);
  } catch {
    return undefined;
  }
}

/** Parses JSON; on failure returns the error and its position. */
export function parseJson(source: string): ParsedJson {
  try {
    return {value: JSON.parse(source)};
  } catch {
    try {
      scan(source, 0);
      return {error: {message: 'This is not JSON', line: 1, column: 1}};
    } catch (flaw) {
      const {at, message} = flaw as Flaw;
      const before = source.slice(0, at).split('\n');
      const text = message.charAt(0).toUpperCase() + message.slice(1);
      return {error: {message: text, line: before.length, column: before[before.length - 1]!.length + 1}};
    }
  }
}
