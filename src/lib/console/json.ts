/** A JSON parser with the same precise error messages in every browser. */

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

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// eslint-disable-next-line no-control-regex -- a control character is an error in a JSON string
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const MAX_DEPTH = 500;

/** Throws the first syntax error of invalid JSON. */
function findFlaw(source: string): void {
  let at = 0;
  const skip = () => {
    while (/[ \t\r\n]/.test(source.charAt(at))) at++;
  };
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(source)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const fail = (message: string): never => {
    throw new Flaw(at, at >= source.length ? `Unexpected end: ${message}` : message);
  };
  const text = () => {
    match(TEXT);
    const found = source.charAt(at);
    if (found === '"') at++;
    else if (found === '\\') fail('this is not a JSON escape sequence; write \\\\ for a backslash');
    else if (found) fail('a string must end on the line it starts on; is a closing quote missing?');
    else fail('a closing quote is missing');
  };
  const list = (close: string, entry: () => void) => {
    at++;
    skip();
    if (source.charAt(at) === close) return void at++;
    for (;;) {
      entry();
      skip();
      const found = source.charAt(at);
      if (found === close) return void at++;
      if (found !== ',') fail(`a comma or ${close} is missing`);
      const comma = at++;
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
      list('}', () => {
        if (source.charAt(at) !== '"') fail('a name in double quotes is missing');
        text();
        skip();
        if (source.charAt(at) !== ':') fail('a colon is missing');
        at++;
        value(depth + 1);
      });
    } else if (found === '[') list(']', () => value(depth + 1));
    else if (found === '"') text();
    else if (!match(WORD) && !match(NUMBER)) fail(found === "'" ? 'strings need double quotes' : 'a value is missing');
  };
  value(0);
  skip();
  if (at < source.length) fail('nothing is allowed after the value');
}

/** Parses JSON; on failure returns the error and its position. */
export function parseJson(source: string): ParsedJson {
  try {
    return {value: JSON.parse(source)};
  } catch {
    try {
      findFlaw(source);
      return {error: {message: 'This is not JSON', line: 1, column: 1}};
    } catch (flaw) {
      const {at, message} = flaw as Flaw;
      const before = source.slice(0, at).split('\n');
      const text = message.charAt(0).toUpperCase() + message.slice(1);
      return {error: {message: text, line: before.length, column: before[before.length - 1]!.length + 1}};
    }
  }
}
