/** What samples send in every language that is installed, and that they fail where the API does. */
import {describe, expect, it} from 'vitest';
import {GENERATORS} from '../../src/lib/samples/programs';
import {multipartOf} from '../../src/lib/samples/body';
import {isInstalled} from '../samples/runtimes';
import {RESPONSE, sender, testRequests, UPLOAD} from '../samples/send';
import {BOUNDARY_VALUES} from '../samples/values';

describe.each(Object.keys(GENERATORS))('%s', (id) => {
  describe.skipIf(!isInstalled(id))('a sample', () => {
    const {send, sent} = sender(id);
    testRequests({send, sent});

    it('sends an upload', async () => {
      const note = BOUNDARY_VALUES.filter((value) => /^[\n\t\P{C}]*$/u.test(value)).join(';');
      const parts = [
        {name: 'note', value: note, contentType: 'text/markdown', headers: [['X-Sum', 'a "b"; c'] as [string, string]]},
        {name: 'file', value: {name: UPLOAD}, contentType: 'image/png'},
      ];
      const upload = await sent('/', {body: {contentType: 'multipart/form-data', parts}});
      const boundary = upload.request.headers['content-type']!.replace('multipart/form-data; boundary=', '');
      const expected = multipartOf(parts, boundary).map((piece) => (typeof piece === 'string' ? piece : piece.name));
      expect(upload.body).toBe(expected.join(''));
      expect((await sent('/', {body: {contentType: 'image/png', file: {name: UPLOAD}}})).body).toBe(UPLOAD);
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
