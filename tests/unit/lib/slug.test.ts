import {expect, it} from 'vitest';
import {slugOf} from '../../../src/lib/slug';

it.each([
  ['  1. Who we are  ', '1-who-we-are'],
  ['Café Zoë', 'cafe-zoe'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('turns %j into %j', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});
