import {describe, expect, it} from 'vitest';
import {countLicences, isAllowed, licenceOf, type Component} from '../../scripts/licences';

const component = (name: string, licence?: string, isDevelopment = false): Component => ({
  name,
  version: '1.0.0',
  ...(licence ? {licenses: [/ /.test(licence) ? {expression: licence} : {license: {id: licence}}]} : {}),
  ...(isDevelopment ? {properties: [{name: 'cdx:npm:package:development', value: 'true'}]} : {}),
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['Apache-2.0 AND MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only OR BUSL-1.1', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('of %j: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it('are read from every form that npm writes, and from the package where it declares none', () => {
    expect(licenceOf(component('a', 'MIT'))).toBe('MIT');
    expect(licenceOf(component('a', 'MIT OR ISC'))).toBe('MIT OR ISC');
    expect(licenceOf({...component('a'), licenses: [{license: {name: 'Custom'}}]})).toBe('Custom');
    expect(licenceOf(component('format'))).toBe('MIT');
    expect(licenceOf(component('unheard-of'))).toBe('');
  });

  it('are counted by what packages are for', () => {
    const components = [component('a', 'MIT'), component('b', 'ISC', true), component('c', 'ISC'), component('d')];
    expect(countLicences(components)).toEqual([
      {licence: 'ISC', build: 1, development: 1},
      {licence: 'MIT', build: 1, development: 0},
      {licence: 'none', build: 1, development: 0},
    ]);
  });
});
