import {expect, it} from 'vitest';
import {drawSprite} from '../src/icons/sprite.ts';

it('an icon without a drawing stops the build', () => {
  expect(() => drawSprite(['no-such-drawing'], '/nowhere')).toThrow(/Icon no-such-drawing: there is no drawing at/);
});
