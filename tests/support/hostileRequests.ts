/** Requests as no client sends them: random methods, paths, headers and bodies, made of pieces that servers read. */
import net from 'node:net';
import {randomFrom} from './random';

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'];
const PATH = [
  '/',
  '//',
  '..',
  '%2e',
  '%2F',
  '%00',
  '%FF',
  '%',
  '%23',
  '%3F',
  '\\',
  '*',
  '@',
  ':',
  ';',
  'http://a',
  'é',
];
const NAMES = [
  ...['Range', 'Range', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'Accept', 'Accept-Encoding', 'Host'],
  ...['Origin', 'Cookie', 'Prefer', 'X-API-Key', 'Content-Type', 'Content-Length', 'Transfer-Encoding', 'Expect'],
  ...['Connection', 'Upgrade', 'Sec-Fetch-Site', 'Access-Control-Request-Method', 'Access-Control-Request-Headers'],
  ...['__proto__', 'set-cookie'],
];
const VALUE = [
  ...['bytes=', 'bytes=', 'bytes=', '0', '2', '5', '-', '-', ',', '9007199254740993', '9'.repeat(20), 'NaN', '1e9'],
  ...['br', 'gzip', '*', ';q=0', ';q=', 'text/markdown', 'application/json', 'multipart/form-data; boundary=', '"'],
  ...['chunked', 'code=', '404', '101', '=', ' ', '\t', '%', '\xff', '\x7f', 'null', '100-continue', 'W/', '__proto__'],
];
const POSITIONS = ['', '0', '2', '5', '9007199254740993', '9'.repeat(20)];
const BODY = [
  '{',
  '}',
  '[',
  '"',
  '0\r\n\r\n',
  '5\r\n',
  '\0',
  '\xff',
  'null',
  '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
];

/**
 * Sends requests one after another, each on a connection of its own, and waits until the server has closed it.
 *
 * @param paths that the server knows
 * @throws Error with the last requests before the server was gone
 */
export async function sendHostile(port: number, paths: readonly string[], seed: number, count: number): Promise<void> {
  const {next, pick} = randomFrom(seed);
  const several = (pieces: readonly string[], most: number): string =>
    Array.from({length: Math.floor(next() * (most + 1))}, () => pick(pieces)).join('');
  const sent: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Half of the requests have only one thing that is odd.
    const isPlain = next() < 0.5;
    const headers = Array.from({length: isPlain ? 1 : 3}, () => {
      const name = pick(NAMES);
      const isRange = name === 'Range' && next() < 0.5;
      return `${name}: ${isRange ? `bytes=${pick(POSITIONS)}-${pick(POSITIONS)}` : several(VALUE, 5)}\r\n`;
    });
    const line = isPlain ? `GET ${pick(paths)}` : `${pick(METHODS)} ${pick(paths)}${several(PATH, 3)}`;
    const head = `${line} HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n${headers.join('')}\r\n`;
    const text = head + (isPlain ? '' : several(BODY, 4));
    const socket = net.connect(port, '127.0.0.1');
    let isRefused = false;
    // A server may close the connection before it has read everything.
    socket.on('error', ({code}: NodeJS.ErrnoException) => (isRefused = code === 'ECONNREFUSED'));
    socket.resume().end(text, 'latin1');
    await new Promise((resolve) => socket.on('close', resolve));
    if (isRefused) throw new Error(`The server ended after one of these requests: ${JSON.stringify(sent.slice(-3))}`);
    sent.push(text);
  }
}
