/** A contract with a parameter of each type in each style and place, and a body of each kind, with difficult values. */
import type {Json} from '../../src/openapi/json';

const STYLES: [place: string, style: string, explode: boolean][] = [
  ['query', 'form', true],
  ['query', 'form', false],
  ['query', 'spaceDelimited', false],
  ['query', 'pipeDelimited', false],
  ['query', 'deepObject', true],
  ['path', 'simple', false],
  ['path', 'simple', true],
  ['path', 'label', false],
  ['path', 'label', true],
  ['path', 'matrix', false],
  ['path', 'matrix', true],
  ['header', 'simple', false],
  ['header', 'simple', true],
  ['cookie', 'form', false],
  ['cookie', 'form', true],
];

const HARD = `it's "x" é 😀 &?#/:@$+%41 \\`;

/** Values without the characters that separate them in one of the styles. */
const valuesFor = (place: string): Json => {
  const [text, first, second] = place === 'header' ? [`it's "x" &/:@`, 'a&b', 'c/#?%'] : [HARD, 'a&b', 'é/#?%'];
  return {text, number: -12.5, list: [first, second], record: {[`${place}_one`]: first, [`${place}_two`]: second}};
};

const TYPES: Record<string, Json> = {
  text: {type: 'string'},
  number: {type: 'number'},
  list: {type: 'array', items: {type: 'string'}},
  record: {type: 'object', additionalProperties: {type: 'string'}},
};

const RESPONSES = {200: {description: 'Done.', content: {'application/json': {example: 'Yes.'}}}};

function parametersIn(place: string, style: string, explode: boolean): Json[] {
  const values = valuesFor(place);
  const names = style === 'deepObject' ? ['record'] : /Delimited$/.test(style) ? ['list'] : Object.keys(TYPES);
  return names.map((name) => {
    const example: unknown = values[name];
    const properties =
      name === 'record' && Object.fromEntries(Object.keys(example as Json).map((key) => [key, TYPES.text]));
    const schema = {...TYPES[name], ...(properties && {properties})};
    return {name: `${place}-${name}`, in: place, required: true, style, explode, schema, example};
  });
}

const FIELDS = {
  text: {type: 'string', example: `${HARD}\n;type=text/html`},
  list: {type: 'array', items: {type: 'string'}, example: ['a&b', 'é=c']},
  record: {type: 'object', properties: {k: {type: 'string'}}, example: {k: `"v"; ${HARD}`}},
  records: {type: 'array', items: {type: 'object'}, example: [{a: 1}, {b: 'x'}]},
};
const FILE = {type: 'string', format: 'binary'};

const BODIES: Record<string, [type: string, media: Json][]> = {
  json: [['application/json', {schema: {type: 'object'}, example: {values: [HARD, null, 1.5]}}]],
  text: [['text/plain', {schema: {type: 'string'}, example: `${HARD}\nand $HOME \`id\``}]],
  form: [
    [
      'application/x-www-form-urlencoded',
      {
        schema: {type: 'object', required: Object.keys(FIELDS), properties: FIELDS},
        encoding: {list: {explode: false}, record: {style: 'deepObject'}},
      },
    ],
  ],
  multipart: [
    [
      'multipart/form-data',
      {
        schema: {
          type: 'object',
          required: [...Object.keys(FIELDS), 'file', 'picture'],
          properties: {...FIELDS, file: FILE, picture: FILE},
        },
        encoding: {
          text: {contentType: 'text/markdown', headers: {'X-Sum': {schema: {type: 'string'}, example: 'a "b"; c'}}},
          picture: {contentType: 'image/png'},
        },
      },
    ],
  ],
  file: [['image/png', {schema: FILE}]],
};

export const STYLES_CONTRACT: Json = {
  openapi: '3.1.0',
  info: {title: 'Styles', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    ...Object.fromEntries(
      STYLES.map(([place, style, explode]) => {
        const parameters = parametersIn(place, style, explode);
        const end = place === 'path' ? parameters.map(({name}) => `/{${name as string}}`).join('') : '';
        const id = [place, style, explode ? 'exploded' : 'joined'].join('-');
        return [`/${id}${end}`, {get: {operationId: id, parameters, responses: RESPONSES}}];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(BODIES).map(([id, content]) => [
        `/${id}`,
        {
          put: {
            operationId: id,
            requestBody: {required: true, content: Object.fromEntries(content)},
            responses: RESPONSES,
          },
        },
      ]),
    ),
  },
};
