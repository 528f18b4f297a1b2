/** What samples send in every language that is installed, and that they fail where the API does. */
import {describe, expect, it} from 'vitest';
import {GENERATORS} from '../../src/lib/samples/programs';
import {isInstalled} from '../samples/runtimes';
import {RESPONSE, sender, testRequests} from '../samples/send';

describe.each(Object.keys(GENERATORS))('%s', (id) => {
  describe.skipIf(!isInstalled(id))('a sample', () => {
    const {send, sent} = sender(id);
    testRequests({send, sent});

    it('fails visibly on a status other than 2xx', async () => {
      const {code, stdout, stderr} = await send('/broken', {method: 'GET'});
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain('503');
      expect(stdout + stderr).toContain(RESPONSE);
    });
  });
});
