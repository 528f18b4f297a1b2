/** The snippets of the guides that run: each is a curl command that calls the operation it names. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createReader} from '../../../../src/components/reference/YourSandbox/calls';
import {fillGuide} from '../../../../src/config/tokens';
import {readCurl, shellWords} from '../../../../src/lib/sandbox/command';
import {openContract} from '../../../../src/openapi/contract';
import {ourContract} from '../../support/contract';

describe('a shell command', () => {
  it.each([
    ["a 'b c' d", ['a', 'b c', 'd']],
    ['a \\\n  "b $C \\"d\\""', ['a', 'b $C "d"']],
    [`'it'\\''s' ""`, ["it's", '']],
    ['a\\ b', ['a b']],
    ['  ', []],
  ])('%j', (text, words) => {
    expect(shellWords(text)).toEqual(words);
  });

  it.each(["a 'b", 'a "b', '"'])('with an open quote is not read: %s', (text) => {
    expect(shellWords(text)).toBeUndefined();
  });
});

describe('a curl command', () => {
  it('has a method, an address, a content type and a body', () => {
    const text = `curl -X PUT "https://api.example/a?b=c" -H 'X-Key: $KEY' -H "Content-Type: application/json" -d '{"a": 1}'`;
    expect(readCurl(text)).toEqual({
      method: 'PUT',
      url: 'https://api.example/a?b=c',
      contentType: 'application/json',
      body: '{"a": 1}',
    });
    expect(readCurl('curl https://api.example/')).toEqual({method: 'GET', url: 'https://api.example/'});
    expect(readCurl('curl https://api.example/ -d x')).toMatchObject({method: 'POST'});
  });

  it.each([
    'wget https://api.example/',
    'curl',
    'curl -X',
    'curl file:///etc/passwd',
    'curl --upload-file a b',
    'curl x',
  ])('is refused: %s', (text) => {
    expect(readCurl(text)).toBeUndefined();
  });
});

describe('the guides', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../docs/guides');
  const fences = readdirSync(folder).flatMap((file) => {
    const filePath = path.join(folder, file);
    const text = fillGuide({filePath, fileContent: readFileSync(filePath, 'utf8')});
    return [...text.matchAll(/^```bash run="([^"]*)"\n([^]*?)^```$/gm)].map(
      ([, operation = '', snippet = '']): [string, string, string] => [file, operation, snippet],
    );
  });

  it('have snippets to run', () => {
    expect(fences.length).toBeGreaterThanOrEqual(4);
  });

  it.each(fences)('%s: the snippet of %s calls it', (_, operation, snippet) => {
    const command = readCurl(snippet);
    expect(command).toBeDefined();
    expect(createReader(openContract(ourContract()))(command!)?.node.id).toBe(operation);
  });
});
