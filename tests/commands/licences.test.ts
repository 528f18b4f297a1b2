import {describe, expect, it} from 'vitest';
import {countLicences, isAllowed, isPermitted, licenceOf, type Component} from '../../scripts/licences';

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
  ])('%j: allowed is %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it('are read in every form that npm writes, and from the package if none is declared', () => {
    expect(licenceOf(component('a', 'MIT'))).toBe('MIT');
    expect(licenceOf(component('a', 'MIT OR ISC'))).toBe('MIT OR ISC');
    expect(licenceOf({...component('a'), licenses: [{license: {name: 'Custom'}}]})).toBe('Custom');
    expect(licenceOf(component('format'))).toBe('MIT');
    expect(licenceOf(component('unheard-of'))).toBe('');
  });

  it('of an exception are allowed for the same version, outside the build only', () => {
    const exception = {...component('tweetnacl', 'Unlicense', true), version: '0.14.5'};
    expect(isPermitted(exception)).toBe(true);
    expect(isPermitted({...exception, version: '0.14.6'})).toBe(false);
    expect(isPermitted({...exception, properties: []})).toBe(false);
    expect(isPermitted(component('a', 'Unlicense', true))).toBe(false);
    expect(isPermitted(component('a', 'MIT'))).toBe(true);
  });

  it('of the picture library are allowed outside the build, and of nothing else with that licence', () => {
    const library = component('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true);
    expect(isPermitted(library)).toBe(true);
    expect(isPermitted({...library, properties: []})).toBe(false);
    expect(isPermitted({...library, name: 'sharp-libvips'})).toBe(false);
    expect(isPermitted(component('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true))).toBe(true);
    expect(isPermitted(component('@img/sharp-win32-x64', 'GPL-3.0-only', true))).toBe(false);
  });

  it('are counted separately for build and development', () => {
    const components = [component('a', 'MIT'), component('b', 'ISC', true), component('c', 'ISC'), component('d')];
    expect(countLicences(components)).toEqual([
      {licence: 'ISC', build: 1, development: 1},
      {licence: 'MIT', build: 1, development: 0},
      {licence: 'none', build: 1, development: 0},
    ]);
  });
});
