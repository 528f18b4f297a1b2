type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const ref = (name: string, kind = 'schemas'): Json => ({$ref: `#/components/${kind}/${name}`});
const json = (schema: Json): Json => ({'application/json': {schema}});

/** A contract with this many operations that resembles real ones, with tags, shared components and nested schemas. */
export function syntheticContract(operations: number): Json {
  const paths: Record<string, Json> = {};
  for (let number = 0; number < operations; number += 1) {
    const method = METHODS[number % METHODS.length]!;
    const path = `/orders/{id}/${Math.floor(number / METHODS.length)}`;
    const operation = {
      operationId: `${method}Order${number}`,
      tags: [`Orders ${Math.floor(number / 25)}`],
      summary: `Change order number ${number}`,
      description: `Does what **${method}** does.\n\nA second paragraph with a [link](https://www.example.com/) and \`code\`.`,
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}, ref('Page', 'parameters')],
      ...(/^p/.test(method) && {requestBody: {required: true, content: json(ref('Order'))}}),
      responses: {200: {description: 'The order.', content: json(ref('Order'))}, 404: ref('Problem', 'responses')},
    };
    paths[path] = {...paths[path], [method]: operation};
  }
  const Address = {type: 'object', properties: {country: {type: 'string', pattern: '^[A-Z]{2}$'}}};
  const Order = {
    type: 'object',
    required: ['number', 'lines'],
    properties: {
      number: {type: 'string', format: 'uuid', readOnly: true, description: 'Identifier of the order.'},
      lines: {type: 'array', items: {type: 'object', additionalProperties: {type: 'string'}}},
      address: {allOf: [ref('Address')], description: 'Where it goes.'},
      parent: ref('Order'),
      source: {oneOf: [ref('Address'), {type: 'string'}]},
    },
  };
  return {
    openapi: '3.0.3',
    info: {title: 'Synthetic API', version: '1.0.0'},
    paths,
    components: {
      schemas: {Address, Order},
      parameters: {Page: {name: 'page', in: 'query', schema: {type: 'integer', minimum: 1}}},
      responses: {Problem: {description: 'What went wrong.', content: json(ref('Address'))}},
    },
  };
}
