/** Reads the curl commands of the guides. Pure. */

export interface Command {
  method: string;
  url: string;
  contentType?: string;
  body?: string;
}

/**
 * The words of a shell command: white space separates them, quotes and backslashes are resolved, variables stay as they
 * are. Undefined if a quote is not closed.
 */
export function shellWords(text: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    at += 1;
    if (character === "'") {
      const end = text.indexOf("'", at);
      if (end < 0) return undefined;
      word = (word ?? '') + text.slice(at, end);
      at = end + 1;
    } else if (character === '"') {
      word ??= '';
      for (; at < text.length && text.charAt(at) !== '"'; at += 1) {
        if (text.charAt(at) === '\\' && /["\\$`]/.test(text.charAt(at + 1))) at += 1;
        word += text.charAt(at);
      }
      if (at >= text.length) return undefined;
      at += 1;
    } else if (character === '\\') {
      // A backslash at the end of a line continues the command.
      if (text.charAt(at) !== '\n') word = (word ?? '') + text.charAt(at);
      at += 1;
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  return word === undefined ? words : [...words, word];
}

const isUrl = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};

/** The request of a curl command with `-X`, `-H` and `-d`; undefined for anything else. */
export function readCurl(text: string): Command | undefined {
  const [program, ...words] = shellWords(text) ?? [];
  if (program !== 'curl') return undefined;
  let [method, url, contentType, body]: (string | undefined)[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1];
    if (!word.startsWith('-')) url = word;
    else if (next === undefined) return undefined;
    else {
      at += 1;
      if (word === '-X') method = next;
      else if (word === '-d') body = next;
      else if (word === '-H') contentType = /^content-type:\s*(\S+)/i.exec(next)?.[1] ?? contentType;
      else return undefined;
    }
  }
  if (url === undefined || !isUrl(url)) return undefined;
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    ...(contentType !== undefined && {contentType}),
    ...(body !== undefined && {body}),
  };
}
