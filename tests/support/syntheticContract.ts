/** Generates contracts of any size that resemble real ones, with tags, shared components and nested schemas. */

type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const NOUNS = ['account', 'invoice', 'order', 'product', 'shipment', 'ticket', 'user', 'report', 'device', 'event'];
/** Operations in each tag. */
const PER_TAG = 25;

const ref = (name: string, kind = 'schemas'): Json => ({$ref: `#/components/${kind}/${name}`});
const title = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1);

function schemaFor(noun: string, index: number): Json {
  return {
    type: 'object',
    description: `One ${noun} as the API stores it.`,
    required: ['id', 'name'],
    properties: {
      id: {type: 'string', format: 'uuid', readOnly: true, description: `Identifier of the ${noun}.`},
      name: {type: 'string', minLength: 1, maxLength: 120, example: `First ${noun}`},
      labels: {type: 'object', additionalProperties: {type: 'string'}, description: 'Anything of your own.'},
      owner: ref('Person'),
      address: {allOf: [ref('Address')], description: 'Where it belongs.'},
      parent: ref(`${title(noun)}${index}`),
      source: {oneOf: [ref('Person'), ref('Address')]},
    },
  };
}

function operationFor(method: string, noun: string, index: number, number: number): Json {
  const name = `${title(noun)}${index}`;
  const body = method === 'get' || method === 'delete' ? {} : {requestBody: {required: true, content: json(ref(name))}};
  return {
    operationId: `${method}${name}Number${number}`,
    tags: [`${title(noun)} ${index}`],
    summary: `${title(method)} ${noun} number ${number}`,
    description: `Does what **${method}** does with ${noun} ${number}.\n\nA second paragraph with a [link](https://www.example.com/${noun}) and \`code\`.`,
    parameters: [
      {name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: `id_${number}`},
      ref('Page', 'parameters'),
    ],
    ...body,
    responses: {
      200: {
        description: `The ${noun}.`,
        content: json({type: 'object', properties: {data: ref(name), meta: ref('Meta')}}),
      },
      ...Object.fromEntries([400, 401, 404, 429].map((status) => [status, ref('Problem', 'responses')])),
    },
  };
}

const json = (schema: Json): Json => ({'application/json': {schema}});

/**
 * A document with the given number of operations; deterministic.
 *
 * @param operations at least 1
 */
export function syntheticContract(operations: number): Json {
  const schemas: Json = {
    Person: {type: 'object', properties: {email: {type: 'string', format: 'email'}, home: ref('Address')}},
    Address: {type: 'object', properties: {country: {type: 'string', pattern: '^[A-Z]{2}$'}}},
    Meta: {type: 'object', properties: {request_id: {type: 'string'}}},
    Problem: {type: 'object', properties: {message: {type: 'string'}, field: {type: 'string', nullable: true}}},
  };
  const paths: Record<string, Json> = {};
  for (let number = 0; number < operations; number += 1) {
    const group = Math.floor(number / PER_TAG);
    const noun = NOUNS[group % NOUNS.length]!;
    const method = METHODS[number % METHODS.length]!;
    const path = `/${noun}s/${group}/{id}/${Math.floor((number % PER_TAG) / METHODS.length)}`;
    schemas[`${title(noun)}${group}`] ??= schemaFor(noun, group);
    paths[path] = {...paths[path], [method]: operationFor(method, noun, group, number)};
  }
  return {
    openapi: '3.0.3',
    info: {title: 'Synthetic API', version: '1.0.0', description: `A contract of ${operations} operations.`},
    servers: [{url: 'https://api.synthetic.example'}],
    security: [{key: []}],
    paths,
    components: {
      schemas,
      parameters: {
        Page: {name: 'page', in: 'query', description: 'Page to return.', schema: {type: 'integer', minimum: 1}},
      },
      responses: {Problem: {description: 'What went wrong.', content: json(ref('Problem'))}},
      securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
    },
  };
}
