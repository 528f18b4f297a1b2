/** A contract with one operation for each case that the console must handle. */
import {parse} from 'yaml';
import {consoleOperation, initialDraft} from '../../src/console/operation.ts';
import type {ConsoleOperation, Draft} from '../../src/console/types.ts';
import {openContract} from '../../src/contract.ts';
import type {OpenApiDocument} from '../../src/document.ts';
import type {Json} from '../../src/json.ts';
import {overviewOf} from '../../src/overview.ts';

export const contract: Json = parse(`
openapi: 3.1.0
info: {title: Tools, version: '1'}
servers:
  - {url: 'https://api.tools.example/base/', description: Production}
  - {url: 'https://{region}.tools.example', variables: {region: {default: eu, enum: [eu, us]}}}
security: [{ApiKey: [], DomainId: []}]
paths:
  /tools/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}, example: tool_1}
    get:
      operationId: getTool
      parameters:
        - {name: page, in: query, schema: {type: integer, minimum: 1}, example: 1}
        - {name: colour, in: query, required: true, schema: {type: string, enum: [red, green]}, example: red}
        - {name: tags, in: query, schema: {type: array, items: {type: string}}}
        - {name: sizes, in: query, schema: {type: array, items: {type: number}}}
        - {name: filter, in: query, schema: {$ref: '#/components/schemas/Filter'}, style: deepObject}
        - {name: secret, in: query, schema: {type: string, format: password}}
        - {name: where, in: query, schema: {type: string}, allowReserved: true}
        - {name: X-Trace, in: header, schema: {type: string}}
        - {name: Host, in: header, schema: {type: string}}
        - {name: session, in: cookie, schema: {type: string}}
      responses:
        '200': {description: A tool., content: {application/json: {schema: {$ref: '#/components/schemas/Found'}}}}
        '204': {description: Nothing.}
        '4XX': {description: Wrong., content: {application/json: {schema: {type: object}}}}
    delete:
      operationId: deleteTool
      responses:
        '200': {description: Gone., x-preview: true, content: {application/json: {schema: {type: object}}}}
  /tools:
    post:
      operationId: createTool
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/Tool'}, example: {name: Hammer, size: 3}}
          text/plain: {schema: {type: string}, example: Hammer}
      responses: {'201': {description: Created.}}
  /upload:
    post:
      operationId: upload
      security: [{Token: []}, {Login: []}, {QueryKey: []}, {CookieKey: []}, {}]
      requestBody:
        required: true
        content:
          multipart/form-data: {schema: {$ref: '#/components/schemas/Plan'}}
          application/x-www-form-urlencoded:
            schema: {type: object, properties: {title: {type: string}, count: {type: integer}}}
            example: {title: a&b, count: 2}
      responses: {'200': {description: Stored.}}
  /files/{name}.{ending}:
    get:
      operationId: getFile
      parameters:
        - {name: name, in: path, required: true, schema: {type: string}}
        - {name: ending, in: path, required: true, schema: {type: string}}
      responses: {'200': {description: A file., content: {'text/*': {schema: {type: string}}}}}
components:
  schemas:
    Tool:
      type: object
      required: [id, name]
      additionalProperties: false
      properties:
        id: {type: string, readOnly: true}
        name: {type: string, minLength: 1}
        size: {type: [integer, 'null'], maximum: 10}
        parts: {type: array, items: {$ref: '#/components/schemas/Part'}}
        extra: {type: object, additionalProperties: {type: object}}
    Filter:
      type: object
      properties:
        size: {type: string}
        deep: {allOf: [{type: object, properties: {wide: {type: boolean}}}]}
    Part: {type: object, required: [number], properties: {number: {type: integer}}}
    Found:
      type: object
      required: [id, parts]
      properties: {id: {type: string}, parts: {type: array, items: {$ref: '#/components/schemas/Part'}}}
    Plan:
      type: object
      required: [title, file]
      properties:
        title: {type: string, examples: [Plan]}
        file: {type: string, contentMediaType: image/png}
        tags: {type: array, items: {type: string}}
  securitySchemes:
    ApiKey: {type: apiKey, in: header, name: X-API-Key}
    DomainId: {type: apiKey, in: header, name: X-Domain-ID}
    Token: {type: oauth2, flows: {}}
    Login: {type: http, scheme: basic}
    QueryKey: {type: apiKey, in: query, name: api_key}
    CookieKey: {type: apiKey, in: cookie, name: sid}
`);

export function operationOf(slug: string): ConsoleOperation {
  const all = overviewOf(contract).tags.flatMap(({operations}) => operations);
  return consoleOperation(
    openContract(contract as OpenApiDocument),
    all.find((operation) => operation.slug === slug)!.id,
  );
}

export function draftOf(operation: ConsoleOperation, values: Record<string, string> = {}): Draft {
  const draft = initialDraft(operation);
  return {...draft, values: {...draft.values, ...values}};
}
