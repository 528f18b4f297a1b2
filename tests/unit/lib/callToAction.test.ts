import {expect, it} from 'vitest';
import {asksForDemo} from '../../../src/lib/callToAction';

it.each([
  [true, 'Bring IT to the demo', 'Ask a colleague to join.'],
  [true, 'Bring your list', 'We go through it in a demo. Or start a free trial.'],
  [false, 'Try it', 'Start a free trial, or book a demo.'],
  [false, 'Try it', 'Upload a document.'],
])('%s: “%s %s” asks for a demo first', (expected, ...texts) => {
  expect(asksForDemo(...texts)).toBe(expected);
});
