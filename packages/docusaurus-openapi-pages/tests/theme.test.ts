import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import preset from '../src/index.ts';

it('is the only theme of its package, so that `docusaurus swizzle` finds the slots', () => {
  const context = {siteDir: process.cwd(), siteConfig: {staticDirectories: []}} as unknown as LoadContext;
  const {themes} = preset(context, {contract: 'packages/openapi-model/tests/contracts/pets.yaml'});
  const named = themes!.filter((theme) => typeof theme === 'string');
  expect(named).toEqual([expect.stringMatching(/[\\/]theme\.\w+$/)]);
});
