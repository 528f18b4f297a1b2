import {describe, expect, it} from 'vitest';
import {assistantUrl} from '../../../src/lib/assistant';

const PAGE = 'https://site.example/developer.md';
const question = (address: string, name: string): string | null =>
  new URL(assistantUrl(address, PAGE)!).searchParams.get(name);

describe('assistantUrl', () => {
  it('puts the question where the reader wants it, else into q', () => {
    expect(question('https://assistant.example/?a=1&ask=%s', 'ask')).toContain(PAGE);
    expect(question('https://assistant.example/?a=1&ask=%s', 'a')).toBe('1');
    expect(question('assistant.example/new', 'q')).toContain(PAGE);
    expect(question('http://localhost:8080/chat', 'q')).toContain(PAGE);
    expect(question('http://127.0.0.1:8080/chat?p=%s', 'p')).toContain(PAGE);
  });

  it.each([
    '',
    '   ',
    '?',
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://assistant.example',
    'http://localhost.example/',
    'https://user:secret@assistant.example/',
    'https://%s/',
  ])('rejects %j', (address) => {
    expect(assistantUrl(address, PAGE)).toBeUndefined();
  });
});
