import {expect, it} from 'vitest';
import {codeMeta} from '../src/lib/codeMeta.ts';

it('reads the title and the marked lines of a block', () => {
  const {title, isMarked} = codeMeta(`title="a 'b' {9}.js" {2, 4-6}`);
  expect(title).toBe("a 'b' {9}.js");
  expect([1, 2, 3, 4, 5, 6, 7, 9].filter((line) => isMarked!(line))).toEqual([2, 4, 5, 6]);
  expect(codeMeta('subtitle="a"')).toEqual({title: undefined, isMarked: undefined});
});
