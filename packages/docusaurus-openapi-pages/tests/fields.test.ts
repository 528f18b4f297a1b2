/** Every field of OpenAPI is in `packages/openapi-model/openapi-fields.md`, and shown where it says so. */
import {expect, it} from 'vitest';
import {overviewOf} from 'openapi-model/overview';
import {markdownRenderer} from 'docusaurus-openapi-pages/plugin/markdown';
import {referencePages} from 'docusaurus-openapi-pages/plugin/pages';
import {foreignContract} from '../../openapi-model/tests/support/foreign';
import {fieldRows} from './support/fields';

/** The fields of OpenAPI 3.0.4 and 3.1.1, and of JSON Schema 2020-12, by object. */
const FIELDS = {
  OpenAPI: 'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs',
  Info: 'title summary description termsOfService contact license version',
  Contact: 'name url email',
  License: 'name identifier url',
  Server: 'url description variables',
  'Server Variable': 'enum default description',
  Components: 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
  Paths: '/{path}',
  'Path Item': '$ref summary description get put post delete options head patch trace servers parameters',
  Operation:
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  'External Documentation': 'description url',
  Parameter:
    'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  'Request Body': 'description content required',
  'Media Type': 'schema example examples encoding',
  Encoding: 'contentType headers style explode allowReserved',
  Responses: 'default {status}',
  Response: 'description headers content links',
  Callback: '{expression}',
  Example: 'summary description value externalValue',
  Link: 'operationRef operationId parameters requestBody description server',
  Header: 'description required deprecated style explode schema example examples content',
  Tag: 'name description externalDocs',
  Reference: '$ref summary description',
  Schema:
    '$schema $vocabulary $id $anchor $dynamicAnchor $ref $dynamicRef $defs $comment allOf oneOf anyOf not if then else dependentSchemas prefixItems items contains properties patternProperties additionalProperties propertyNames unevaluatedItems unevaluatedProperties type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired title description default deprecated readOnly writeOnly examples format contentEncoding contentMediaType contentSchema nullable discriminator xml externalDocs example',
  Discriminator: 'propertyName mapping',
  XML: 'name namespace prefix attribute wrapped',
  'Security Scheme': 'type description name in scheme bearerFormat flows openIdConnectUrl',
  'OAuth Flows': 'implicit password clientCredentials authorizationCode',
  'OAuth Flow': 'authorizationUrl tokenUrl refreshUrl scopes',
  'Security Requirement': '{name}',
};

const rows = fieldRows();

it('the list has every field of the specification', () => {
  for (const [object, fields] of Object.entries(FIELDS)) {
    const listed = rows.filter((row) => row.object === object).map(({field}) => field);
    expect(listed.sort(), object).toEqual(fields.split(' ').sort());
  }
});

const CONTRACT = foreignContract('every-field.yaml');
const shownOn = (hasContact: boolean) =>
  JSON.stringify(referencePages(overviewOf(CONTRACT, markdownRenderer()), CONTRACT, {product: 'API', hasContact}));

it('pages have what the list says', () => {
  const shown = shownOn(true).replaceAll('\\', '');
  const missing = rows.flatMap(({object, field, words}) =>
    words.filter((word) => !shown.includes(word)).map((word) => `${object} ${field}: ${word}`),
  );
  expect(missing).toEqual([]);
});

it('our own site says itself whom to ask, and under which terms', () => {
  expect(shownOn(false)).not.toMatch(/info-summary|contact-|license-|termsofservice|openapi-externaldocs/);
});
