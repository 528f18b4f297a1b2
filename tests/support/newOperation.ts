/** An operation that our contract does not have, as a maintainer would add it: one file and one line. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ERRORS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

const FILE = `post:
  operationId: revokeCertificate
  tags: [Learners]
  summary: Revoke a certificate
  description: |-
    Revokes one certificate of a learner, who keeps the record of the course.
  parameters:
    - name: id
      in: path
      required: true
      description: The certificate to revoke.
      schema:
        type: string
        examples: [crt_8h2k4]
      example: crt_8h2k4
  responses:
    '200':
      description: The certificate was revoked.
      content:
        application/json:
          schema:
            $ref: ../components/schemas/GenericResponse.yaml
          examples:
            revoked:
              value: {success: true, message: The certificate was revoked., data: null}
${Object.entries(ERRORS)
  .map(([code, name]) => `    '${code}':\n      $ref: ../components/responses/${name}.yaml\n`)
  .join('')}`;

export const NEW_OPERATION = {
  summary: 'Revoke a certificate',
  slug: 'revoke-certificate',

  /** @param dir folder of a project, which must not be this one */
  addTo(dir: string): void {
    const root = path.join(dir, 'openapi/openapi.yaml');
    const line = '  /api/v1/certificates/{id}/revoke: {$ref: paths/certificates-id-revoke.yaml}\n';
    writeFileSync(path.join(dir, 'openapi/paths/certificates-id-revoke.yaml'), FILE);
    writeFileSync(root, readFileSync(root, 'utf8').replace(/^paths:\n/m, `$&${line}`));
  },
};
