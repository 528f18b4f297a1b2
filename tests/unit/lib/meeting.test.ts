import {describe, expect, it} from 'vitest';
import {embedUrl} from '../../../src/lib/meeting';

describe('embedUrl', () => {
  it.each([
    ['https://meet.example/skillgrove/demo', 'https://meet.example/skillgrove/demo?embed=true'],
    ['https://meet.example/demo?embed=false&a=1', 'https://meet.example/demo?embed=true&a=1'],
    ['https://meet.example/demo#slot', 'https://meet.example/demo?embed=true#slot'],
  ])('returns the embedded form of %s', (link, embedded) => {
    expect(embedUrl(link)).toBe(embedded);
  });
});
