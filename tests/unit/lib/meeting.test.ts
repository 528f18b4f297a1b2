import {expect, it} from 'vitest';
import {embedUrl} from '../../../src/lib/meeting';

it('a meeting link is embedded with its own parameters and fragment', () => {
  expect(embedUrl('https://meet.example/demo?embed=false&a=1#slot')).toBe(
    'https://meet.example/demo?embed=true&a=1#slot',
  );
});
