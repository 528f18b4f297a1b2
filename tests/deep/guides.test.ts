/** The guides in languages that have to be installed. `tests/samples/guides.test.ts` has the rest. */
import {describe} from 'vitest';
import {isInstalled} from '../samples/runtimes';
import {testGuides} from '../samples/guides';

describe.each(['php', 'go'])('%s', (id) => {
  describe.skipIf(!isInstalled(id))('the code of guides', () => testGuides(id));
});
