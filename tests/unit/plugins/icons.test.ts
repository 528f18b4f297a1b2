import {describe, expect, it} from 'vitest';
import {ICON_NAMES} from '../../../src/content/icons';
import {drawSprite} from '../../../src/plugins/icons/sprite';

describe('the icon sprite', () => {
  it('has a drawing for every name', () => {
    const {svg, fileName} = drawSprite(ICON_NAMES, 'static/icons');
    for (const name of ICON_NAMES) expect(svg).toContain(`<symbol id="${name}" viewBox="0 0 24 24">`);
    expect(fileName).toMatch(/^icons\.[0-9a-f]{8}\.svg$/);
  });

  it('reports an icon without a drawing', () => {
    expect(() => drawSprite(['no-such-drawing'], '/nowhere')).toThrow(/Icon no-such-drawing: there is no drawing at/);
  });
});
