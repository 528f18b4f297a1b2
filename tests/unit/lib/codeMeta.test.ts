import {describe, expect, it} from 'vitest';
import {codeMeta} from '../../../src/lib/codeMeta';

describe('codeMeta', () => {
  it('reads title and lines in any order', () => {
    const {title, isMarked} = codeMeta(`title="a 'b' {9}.js" {2, 4-6}`);
    expect(title).toBe("a 'b' {9}.js");
    expect([1, 2, 3, 4, 5, 6, 7, 9].filter((line) => isMarked!(line))).toEqual([2, 4, 5, 6]);
  });

  it('reads no settings where there are none', () => {
    expect(codeMeta('')).toEqual({title: undefined, isMarked: undefined});
    expect(codeMeta('subtitle="a"').title).toBeUndefined();
  });
});
