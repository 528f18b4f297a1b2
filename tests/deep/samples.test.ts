/** What samples send in every language that is installed, and that they fail where the API does. */
import {describe, expect, it} from 'vitest';
import {SAMPLE_LANGUAGES} from '../../src/lib/samples';
import {isInstalled} from '../samples/runtimes';
import {RESPONSE, sender, testRequests} from '../samples/send';
import {BOUNDARY_VALUES} from '../samples/values';

describe.each(SAMPLE_LANGUAGES)('$label', (language) => {
  describe.skipIf(!isInstalled(language.id))('a sample', () => {
    const {send, sent} = sender(language);
    testRequests({send, sent});

    it('sends an upload', async () => {
      const part = `Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${BOUNDARY_VALUES.join(' ')}`;
      const body = {contentType: 'multipart/form-data; boundary=x-y', text: `--x-y\r\n${part}\r\n--x-y--\r\n`};
      const upload = await sent('/', {body});
      expect(upload.request.headers['content-type']).toBe(body.contentType);
      expect(upload.body).toBe(body.text);
    });

    it('sends lines of text', async () => {
      const text = BOUNDARY_VALUES.filter((value) => /^[\n\t\P{C}]*$/u.test(value)).join('\n');
      expect((await sent('/', {body: {contentType: 'text/plain', text}})).body).toBe(text);
    });

    it('fails visibly on a status other than 2xx', async () => {
      const {code, stdout, stderr} = await send('/broken', {method: 'GET'});
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain('503');
      expect(stdout + stderr).toContain(RESPONSE);
    });
  });
});
