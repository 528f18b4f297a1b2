/** The samples in languages that have to be installed. `tests/samples/samples.test.ts` has the rest. */
import {describe} from 'vitest';
import {isInstalled} from '../samples/runtimes';
import {testSamples} from '../samples/requests';

describe.each(['php', 'go'])('%s', (id) => {
  describe.skipIf(!isInstalled(id))('a sample', () => testSamples(id));
});
