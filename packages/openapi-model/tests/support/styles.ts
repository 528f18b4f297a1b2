/** A contract with a parameter of each type in each style and place, and a body of each kind, with difficult values. */
import type {Json} from '../../src/json.ts';

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

/** Texts that in at least one language end a string, are expanded, can't be written as they are, or are encoded. */
export const BOUNDARY_VALUES: readonly string[] = [
  `it's`,
  'say "hi" """',
  String.raw`a \n \\' \u0041 \ `,
  'ends with \\',
  '$HOME ${1 + 1} $(id) `id` #{1} %s',
  'first\n  second\n\tthird\n',
  'JSON\nTEXT\nTEXT_\nJSON_',
  'é 日本 😀',
  'nul\0 bell\u0007 \u202e\u2028\r\n',
  '-o @/etc/passwd !!',
  '',
];
/** Without the characters that only JSON can escape. */
const TEXTS = BOUNDARY_VALUES.filter((value) => /^[\n\t\P{C}]*$/u.test(value));

/** Values of the credentials of each scheme, as a person types them. */
export const STYLE_CREDENTIALS = {Key: 'a key "of" $5', Query: 'plain', Login: 'pass', Session: 'abc'};

const HARD = `it's "x" é 😀 &?#/:@$+%41 \\`;
const HEADER = `it's "x" &/:@ \\ $HOME \${HOME} \`id\` $(id) %s`;

/** Values without the characters that separate them in one of the styles. */
const valuesFor = (place: string): Json => {
  const [text, first, second] = place === 'header' ? [HEADER, 'a&b', 'c/#?%'] : [HARD, 'a&b', 'é/#?%'];
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
  text: {type: 'string', example: `${[HARD, ...TEXTS].join(';')}\n;type=text/html`},
  spaced: {type: 'string', example: '@a '},
  list: {type: 'array', items: {type: 'string'}, example: ['a&b', 'é=c']},
  record: {type: 'object', properties: {k: {type: 'string'}}, example: {k: `"v"; ${HARD}`}},
  records: {type: 'array', items: {type: 'object'}, example: [{a: 1}, {b: 'x'}]},
};
const JSON_VALUE = {values: [HARD, true, false, null, -1.5e-7, {}], 'a-b': {$c: `it's`}};
const FILE = {type: 'string', format: 'binary'};

const BODIES: Record<string, [type: string, media: Json]> = {
  json: ['application/json', {schema: {type: 'object'}, example: JSON_VALUE}],
  // Invisible characters have to be escaped, in a string.
  hidden: ['application/json', {schema: {type: 'object'}, example: {values: BOUNDARY_VALUES}}],
  text: ['text/plain', {schema: {type: 'string'}, example: [HARD, ...TEXTS].join('\n')}],
  block: ['text/plain', {schema: {type: 'string'}, example: ['@a', ...TEXTS].join('\n').replaceAll('\t', '')}],
  form: [
    'application/x-www-form-urlencoded',
    {
      schema: {type: 'object', required: Object.keys(FIELDS), properties: FIELDS},
      encoding: {list: {explode: false}, record: {style: 'deepObject'}},
    },
  ],
  multipart: [
    'multipart/form-data',
    {
      schema: {
        type: 'object',
        required: [...Object.keys(FIELDS), 'file', 'picture'],
        properties: {...FIELDS, file: FILE, picture: FILE},
      },
      encoding: {
        text: {contentType: 'text/markdown'},
        spaced: {contentType: 'text/markdown'},
        picture: {contentType: 'image/png'},
      },
    },
  ],
  file: ['image/png', {schema: FILE}],
};

export const STYLES_CONTRACT: Json = {
  openapi: '3.1.0',
  info: {title: 'Styles', version: '1'},
  servers: [{url: 'https://api.example'}],
  security: [{Key: [], Query: [], Login: [], Session: []}],
  components: {
    securitySchemes: {
      Key: {type: 'apiKey', in: 'header', name: 'X-API-Key'},
      Query: {type: 'apiKey', in: 'query', name: 'domain_id'},
      Login: {type: 'http', scheme: HEADER},
      Session: {type: 'apiKey', in: 'cookie', name: 'sid'},
    },
  },
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
      Object.entries(BODIES).map(([id, [type, media]]) => {
        const requestBody = {required: true, content: {[type]: media}};
        return [`/${id}`, {put: {operationId: id, requestBody, responses: RESPONSES}}];
      }),
    ),
  },
};
