import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {Json} from 'openapi-model/json';
import {overviewOf as valuesOf} from 'openapi-model/overview';
import type {Operation, Property, VariantGroup} from 'openapi-model/page';
import {markdownRenderer, type MarkdownOptions} from 'docusaurus-openapi-pages/plugin/markdown';

/** The overview as pages carry it: descriptions as HTML, limits as text. */
const overviewOf = (document: Json, options: MarkdownOptions = {}) => valuesOf(document, markdownRenderer(options));

const withItem = (item: Json, schemas: Json = {}): Json => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '1'},
  paths: {'/x/{id}': item},
  components: {schemas},
});

const withSchema = (schema: Json | boolean, schemas: Json = {}): Json =>
  withItem({get: {responses: {200: {content: {'application/json': {schema}}}}}}, schemas);

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

const operations = (document: Json): Operation[] => overviewOf(document).tags.flatMap((tag) => tag.operations);
const propertiesOf = (document: Json): Property[] => operations(document)[0]!.responses[0]!.body!.children;
/** Name and type of every property; nested properties and alternatives are indented. */
const outline = (properties: Property[], indent = ''): string[] =>
  properties.flatMap(({name, type, required, children, variants, shownAt}) => [
    `${indent}${name}${required ? '' : '?'}: ${type}${shownAt ? ` (see #${shownAt.anchor})` : ''}`,
    ...outline(children, `${indent}  `),
    ...alternatives(variants, `${indent}  `),
  ]);
const alternatives = (groups: VariantGroup[] = [], indent = ''): string[] =>
  groups.flatMap(({kind, options}) =>
    options.flatMap(({name, children, variants}) => [
      `${indent}${kind} ${name}`,
      ...outline(children, `${indent}  `),
      ...alternatives(variants, `${indent}  `),
    ]),
  );

describe('schemas', () => {
  it('merge the parts of allOf, including references and nested parts', () => {
    const schemas = {
      Base: {type: 'object', required: ['id'], properties: {id: {type: 'string'}}},
      Dated: {allOf: [ref('Base'), {properties: {created_at: {type: 'string'}}}]},
    };
    const schema = {
      allOf: [ref('Dated'), {required: ['title'], properties: {title: {type: 'string'}}}],
      required: ['count'],
      properties: {count: {type: 'integer'}},
    };
    expect(outline(propertiesOf(withSchema(schema, schemas)))).toEqual([
      'id: string',
      'created_at?: string',
      'title: string',
      'count: integer',
    ]);
  });

  it('have their title, unless a name next to it says the same', () => {
    const properties = {no: {title: 'Department number'}, user_id: {title: 'User Id'}};
    const found = propertiesOf(withSchema({properties})).map(({descriptionHtml}) => descriptionHtml.trim());
    expect(found).toEqual(['<p>Title: Department number</p>', '']);
  });

  it('list every alternative by its title, or else its name or type', () => {
    const only = (name: string) => ({type: 'object', properties: {[name]: {type: 'string'}}});
    const properties = {
      value: {oneOf: [{type: 'string'}, {type: 'integer'}, {type: 'string'}]},
      target: {oneOf: [ref('User'), only('team_id')]},
      list: {type: 'array', items: {oneOf: [{type: 'string'}, {type: 'null'}]}},
    };
    const User = {...only('user_id'), title: 'One user'};
    expect(outline(propertiesOf(withSchema({properties}, {User})))).toEqual([
      'value?: string or integer',
      'target?: object',
      '  one of One user',
      '    user_id?: string',
      '  one of object',
      '    team_id?: string',
      'list?: array of (string or null)',
    ]);
  });

  it.each([
    [{}, 'any'],
    [{type: 'string', nullable: true}, 'string or null'],
    [false, 'nothing'],
    [{const: 'course'}, '"course"'],
    [{enum: ['a', 1]}, 'string or integer'],
    [{allOf: [{type: 'number'}, {type: 'integer'}]}, 'integer'],
    [{type: ['array', 'null'], items: {type: 'integer'}}, 'array of integer or null'],
    [{type: 'array', items: {type: ['integer', 'null']}}, 'array of (integer or null)'],
    [{type: 'object', additionalProperties: {type: ['integer', 'null']}}, 'map of (integer or null)'],
  ])('show the type of %j as readable text', (schema, type) => {
    expect(propertiesOf(withSchema({properties: {x: schema}}))[0]!.type).toBe(type);
  });

  it.each<[Json, string[]]>([
    [{oneOf: [{const: 1, title: 'LOW', description: 'Small.'}, {const: 2}]}, ['1 LOW <p>Small.</p>', '2']],
    [{oneOf: [{const: 1, title: 'LOW'}, {type: 'null'}]}, ['one of 1 (LOW)']],
    [{enum: [1, 2], 'x-enum-varnames': ['LOW', '2']}, ['one of 1 (LOW), 2']],
    [{enum: ['a', 'b'], 'x-enumDescriptions': {b: 'Large.'}}, ['"a"', '"b" <p>Large.</p>']],
    [{allOf: [{enum: [1, 2], 'x-enumNames': ['LOW', 'HIGH']}, {enum: [2, 3]}]}, ['one of 2 (HIGH)']],
  ])('name the values of %j', (schema, expected) => {
    const [{values, constraints}] = propertiesOf(withSchema({properties: {x: schema}})) as [Property];
    const rows = values?.map(({value, name = '', descriptionHtml}) =>
      `${value} ${name} ${descriptionHtml}`.replace(/\s+/g, ' ').trim(),
    );
    expect(rows ?? constraints).toEqual(expected);
  });

  it('name alternatives that only require something after it, and rules after their condition', () => {
    const is = (way: string, rule: Json): Json => ({if: {properties: {way: {const: way}}}, ...rule});
    const rules = {
      allOf: [
        is('sea', {then: {required: ['ship']}, else: {properties: {flight: {type: 'string'}}}}),
        is('air', {else: {required: ['port']}}),
      ],
      dependentSchemas: {card: {required: ['name']}},
    };
    const [pay, send] = propertiesOf(
      withSchema({properties: {pay: {oneOf: [{required: ['iban']}, {required: ['card', 'name']}]}, send: rules}}),
    );
    const shown = ({variants}: Property) =>
      variants!.flatMap(({kind, options}) =>
        options.map(({name, constraints, children}) => [kind, name, ...constraints, ...outline(children)].join(' | ')),
      );
    expect(shown(pay!)).toEqual(['one of | with iban', 'one of | with card, name']);
    expect(shown(send!)).toEqual([
      'depending | if way is "sea" | requires ship',
      'depending | otherwise | flight?: string',
      'depending | unless way is "air" | requires port',
      'depending | if card is sent | requires name',
    ]);
  });

  const chain = (link: (next: Json) => Json): Json => ({
    ...Object.fromEntries(Array.from({length: 59}, (_, index) => [`S${index}`, link(ref(`S${index + 1}`))])),
    S59: {type: 'string'},
  });

  it.each([
    ['a list of itself', {S0: {type: 'array', items: ref('S0')}}, 6],
    ['parts that double', chain((next) => ({allOf: [next, next]})), 5000],
    ['properties that double', chain((next) => ({properties: {left: next, right: next}})), 5000],
  ])('have a limited number of rows: %s', (_, schemas, limit) => {
    const rows = outline(propertiesOf(withSchema({properties: {x: ref('S0')}}, schemas)));
    expect(rows[0]).toMatch(/^x/);
    expect(rows.length).toBeLessThan(limit);
  });

  it('stop the build if a reference points to nothing or to itself', () => {
    expect(() => overviewOf(withSchema(ref('Nothing')))).toThrow('schemas/Nothing points to nothing');
    expect(() => overviewOf(withSchema(ref('A'), {A: ref('B'), B: ref('A')}))).toThrow(/[AB] points to itself/);
  });
});

describe('operations', () => {
  it('override a path item parameter with the same name and location', () => {
    const shared = {name: 'id', in: 'path', required: true, description: 'Shared.', schema: {type: 'string'}};
    const own = {...shared, description: 'Own.'};
    const other = {name: 'id', in: 'query', schema: {type: 'integer'}};
    const [operation] = operations(withItem({parameters: [shared], get: {parameters: [own, other], responses: {}}}));
    expect(operation!.parameters.map(({name, in: place, descriptionHtml}) => [name, place, descriptionHtml])).toEqual([
      ['id', 'path', '<p>Own.</p>\n'],
      ['id', 'query', ''],
    ]);
  });

  it('link to external examples, and show a generated one', () => {
    const url = 'https://files.example/a.json';
    const examples = {here: {summary: 'A file', externalValue: url}, there: {externalValue: 'javascript:b'}};
    const content = {'application/json': {schema: {type: 'object', properties: {a: {type: 'string'}}}, examples}};
    const [{body}] = operations(withItem({post: {requestBody: {content}, responses: {}}})) as [Operation];
    expect(body!.isExampleGenerated).toBe(true);
    expect(body!.descriptionHtml).toBe(
      `<p>Example: <a href="${url}">A file</a> · Example: there <code>javascript:b</code></p>\n`,
    );
  });

  it('show a schema of an error again in a response after it, because the overview leaves out errors', () => {
    const response = {description: 'D', content: {'application/json': {schema: ref('Thing')}}};
    const item = {get: {responses: {400: response, default: response}}};
    const [operation] = operations(withItem(item, {Thing: {properties: {a: {type: 'string'}}}}));
    expect(operation!.responses.at(-1)).toMatchObject({status: 'default', body: {children: [{name: 'a'}]}});
  });

  it('say which response is a preview', () => {
    const [operation] = operations(withItem({get: {responses: {200: {'x-preview': true}, 204: {}}}}));
    expect(operation!.responses.map(({isPreview}) => isPreview)).toEqual([true, undefined]);
  });
});

describe('the overview', () => {
  const get = (operationId: string, tags: string[], responses: Json = {}) => ({get: {operationId, tags, responses}});
  const document = {
    openapi: '3.1.0',
    info: {title: 'API', version: '1'},
    tags: [{name: 'Teams'}, {name: 'Courses', description: 'What people learn.'}, {name: 'Unused'}],
    paths: {
      '/a': get('getA', ['Courses', 'Teams'], {500: {description: 'Server'}, 401: {description: 'Key'}}),
      '/b': get('getB', ['Teams'], {200: {description: 'OK'}, 401: {description: 'Another key'}}),
      '/c': get('getC', ['Others']),
      '/d': get('getD', [], {default: {description: 'Whatever'}}),
    },
  };

  it('groups operations by their first tag, declared tags first', () => {
    expect(
      overviewOf(document).tags.map(({name, slug, operations: all}) => [name, slug, all.map(({id}) => id)]),
    ).toEqual([
      ['Teams', 'teams', ['getB']],
      ['Courses', 'courses', ['getA']],
      ['Others', 'others', ['getC']],
      ['Operations', 'operations', ['getD']],
    ]);
  });

  it('has the tags of a group together, under the names to show', () => {
    const tags = [
      {name: 'Teams', 'x-displayName': 'Your teams'},
      {name: 'Courses', 'x-displayName': 'Your teams'},
    ];
    const groups = [
      {name: 'Content', tags: ['Others', 'Courses']},
      {name: 'People', tags: ['Teams']},
    ];
    const shown = overviewOf({...document, tags, 'x-tagGroups': groups}).tags;
    expect(shown.map(({name, group, slug}) => [name, group, slug])).toEqual([
      ['Operations', undefined, 'operations'],
      ['Your teams-2', 'Content', 'courses'],
      ['Others', 'Content', 'others'],
      ['Your teams', 'People', 'teams'],
    ]);
  });

  it('lists each error once, in the words of its first operation', () => {
    const {errors} = overviewOf(document);
    expect(errors.map(({status, description}) => `${status} ${description}`)).toEqual(['401 Key', '500 Server']);
  });

  it('lists what may change once, with the operations that it concerns', () => {
    const item = (operationId: string, ...sentences: string[]) => ({
      get: {operationId, responses: {200: {'x-preview': operationId === 'getA'}}, 'x-may-change': sentences},
    });
    const {caveats, tags} = overviewOf({
      openapi: '3.1.0',
      info: {title: 'API', version: '1', 'x-may-change': 'Anything **may**.'},
      paths: {'/a': item('getA', 'Order may.', '`id` may.'), '/b': item('getB', '`id` may.'), '/c': item('getC')},
    });
    const shown = caveats.map(({descriptionHtml, operations: all}) => [
      descriptionHtml.trim(),
      all.map(({slug}) => slug),
    ]);
    expect(shown).toEqual([
      ['<p>Anything <strong>may</strong>.</p>', []],
      ['<p>Preview response: fields may change.</p>', ['get-a']],
      ['<p>Order may.</p>', ['get-a']],
      ['<p><code>id</code> may.</p>', ['get-a', 'get-b']],
    ]);
    expect(tags[0]!.operations[1]!.caveats).toEqual([{descriptionHtml: '<p><code>id</code> may.</p>\n'}]);
  });

  it('has the operations that read a resource before those that write it', () => {
    const item = (...methods: string[]) => Object.fromEntries(methods.map((method) => [method, {responses: {}}]));
    const {tags} = overviewOf({
      paths: {'/login': item('post'), '/a': item('post', 'get'), '/a/{id}': item('delete', 'get'), '/b': item('get')},
    });
    expect(tags[0]!.operations.map(({method, path}) => `${method} ${path}`)).toEqual([
      ...['POST /login', 'GET /a', 'GET /a/{id}', 'POST /a', 'DELETE /a/{id}', 'GET /b'],
    ]);
  });
});

describe('descriptions', () => {
  const hostile = [
    '`<script>alert(1)</script>` <script>alert(1)</script>',
    '<img src=x alt="<style>" onerror=alert(1)><!-- --><style>*{display:none}</style>',
    '[x](java&#115;cript:alert(1)) [x](<java\tscript:alert(1)>) [x](data:text/html,x) <javascript:alert(1)>',
    `[x](https://a.example/"onmouseover="alert(1)) <a href='https://a.example/"onmouseover="alert(1)'>x</a>`,
    '![x" onerror="alert(1)](/x.png) ![<img src=x onerror=alert(1)>](/x.png)',
    '```"><img src=x onerror=alert(1)>\n<script>alert(1)</script>\n```',
    '<a href="java&#115;cript:alert(1)">x</a> <a href="&#1;javascript:alert(1)">x</a> <a href=" data:text/html,x">x</a>',
    '<a href="java\tscript:alert(1)" onmouseover=alert(1) style="x:y" target=_top>x</a> <a href=vbscript:x>x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><circle r=9 /></a><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<b><i><details open ontoggle=alert(1)><summary>x<p onclick=alert(1)>y',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<div\n onclick=alert(1)\n>x</div><form action=//evil.example><input autofocus onfocus=alert(1)></form>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x><base href=//evil.example>',
    '<td colspan="1" onclick=alert(1)" rowspan=x><ol start="1&quot; onclick=&quot;x">',
  ];

  const SAFE_TAG =
    /^(?:a|b|blockquote|br|code|del|details|div|em|h[1-6]|hr|i|li|ol|p|pre|strong|summary|table|tbody|td|th|thead|tr|ul)$/i;

  it.each(hostile)('cannot run scripts or load anything: %j', (text) => {
    const html = overviewOf({info: {description: text}}).descriptionHtml;
    const $ = cheerio.load(html, null, false);
    for (const element of $('*').toArray()) {
      expect($(element).prop('tagName'), html).toMatch(SAFE_TAG);
      for (const [name, value] of Object.entries($(element).attr() ?? {})) {
        expect(['href', 'class', 'align', 'start', 'colspan', 'tabindex'], html).toContain(name);
        if (name === 'href')
          expect(new URL(value, 'https://here.example').protocol, html).toMatch(/^(?:https?|mailto):$/);
      }
    }
  });

  it('keep links to pages, fragments, web and email addresses', () => {
    const text = '[a](/developer/guides/errors) [b](https://x.example/?a=1&b=2) [c](#top) [d](mailto:a@b.example)';
    const links = (baseUrl?: string) => {
      const $ = cheerio.load(overviewOf({info: {description: text}}, {baseUrl}).descriptionHtml);
      expect($.text()).toContain('a b c d');
      return [...$('a')].map((link) => $(link).attr('href'));
    };
    const elsewhere = ['https://x.example/?a=1&b=2', 'mailto:a@b.example'];
    expect(links('/')).toEqual(['/developer/guides/errors', elsewhere[0], '#top', elsewhere[1]]);
    expect(links('/lms/')).toEqual(['/lms/developer/guides/errors', elsewhere[0], '#top', elsewhere[1]]);
    // Relative links in the contract of another API refer to its own site.
    expect(links()).toEqual(elsewhere);
  });

  it('link the names of operations, and links of other generators to operations and tags', () => {
    const targets = new Map([
      ['operation/getA', '/a'],
      ['tag/Old trees', '/#trees'],
    ]);
    const links = (text: string, baseUrl?: string) => {
      const $ = cheerio.load(markdownRenderer({baseUrl, targetHref: (target) => targets.get(target)}).html(text));
      return [...$('a')].map((link) => [$(link).attr('href'), $(link).html()]);
    };
    expect(links('`getA`, `getB`, [`getA`](https://x.example)')).toEqual([
      ['/a', '<code>getA</code>'],
      ['https://x.example', '<code>getA</code>'],
    ]);
    const text = '[a](#operation/getA) [b](#tag/Old%20trees) <a href="#tag/x/operation/getA">c</a> [d](#operation/b)';
    expect(links(text)).toEqual([
      ['/a', 'a'],
      ['/#trees', 'b'],
      ['/a', 'c'],
    ]);
  });

  it.each([
    ['a <b onclick=x>b</b><br>c', '<p>a <b>b</b><br>c</p>'],
    ['Send <id> and <Message type="x">, a < b', '<p>Send &lt;id&gt; and &lt;Message type="x"&gt;, a &lt; b</p>'],
    ['The <title> of <textarea>\n\nmore', '<p>The &lt;title&gt; of &lt;textarea&gt;</p><p>more</p>'],
    ['<div>a <b>open\n\n<p>next</main>', '<div>a open<p>next&lt;/main&gt;</p></div>'],
    ['<p>a<ul><li>b</ul></p>', '<p>a</p><ul><li>b</li></ul>'],
    ['<details><summary>More</summary>a</details>', '<details><summary>More</summary>a</details>'],
    ['<pre>a <b>b</b>\n  c</pre>', '<pre><code>a b\n  c\n</code></pre>'],
    [`<pre>${'wide '.repeat(9)}</pre>`, `<pre tabindex="0"><code>${'wide '.repeat(9).trim()}\n</code></pre>`],
    ['> [!WARNING]\n> *a*\n\nb', '<blockquote><p><strong>Warning</strong></p><p><em>a</em></p></blockquote><p>b</p>'],
    [':::tip[Do]\na\n:::\nb', '<blockquote><p><strong>Do</strong></p><p>a</p></blockquote><p>b</p>'],
    ['a[^1] and [^a-z]\n\n[^1]: *b*', '<p>a<sup>1</sup> and [^a-z]</p><p><sup>1</sup> <em>b</em></p>'],
    ['<table><tr><td colspan=2 style=x>a', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
    ['<h1>a</h1>\n\n### b\n\n##### c\n\n## d', '<h2>a</h2><h3>b</h3><h4>c</h4><h3>d</h3>'],
    ['a<!-- b --> c', '<p>a c</p>'],
    ['<style>b</style><svg><p>c</p></svg>d', 'd'],
  ])('keep harmless HTML, and what is none as text: %j', (text, expected) => {
    const html = markdownRenderer().html(text, [], 2);
    const compact = (source: string) =>
      cheerio
        .load(source, null, false)
        .html()
        .replace(/\s*\n\s*(?=<|$)/g, '');
    expect(compact(html)).toBe(compact(expected));
  });

  it('of HTML begin with its first line', () => {
    const {html, line} = markdownRenderer();
    expect(line(html('<p>Adds a <b>berth</b> to <id>.</p><p>More.</p>'))).toBe('Adds a berth to <id>.');
    expect(line(html('<!-- x -->\n\n- One\n\nAdds<br>one.'))).toBe('Adds one.');
  });
});

describe('limits', () => {
  it.each([
    [{minimum: 0, exclusiveMinimum: true}, ['more than 0']],
    [{allOf: [{minLength: 2}, {minLength: 5, maxLength: 9}]}, ['5 to 9 characters']],
    [{type: 'string', uniqueItems: true, minimum: 1, maxLength: 4}, ['at most 4 characters']],
    [{allOf: [{pattern: '^a'}, {pattern: 'z$'}, {pattern: '^a'}]}, ['pattern ^a', 'pattern z$']],
    [{allOf: [{enum: ['a', 'b', 'c']}, {enum: ['b', 'c', 'd']}]}, ['one of "b", "c"']],
    [{not: {type: 'string', maxLength: 3}}, ['not string, at most 3 characters']],
    [{contains: {type: 'integer'}, maxContains: 4}, ['contains 1 to 4 items: integer']],
    [{prefixItems: [{type: 'number'}], items: false, minItems: 1}, ['not empty', 'no other items']],
    [{allOf: [{dependentRequired: {a: ['b']}}, {dependentRequired: {c: ['d']}}]}, ['a needs b too', 'c needs d too']],
  ])('describes %j', (schema, words) => {
    expect(propertiesOf(withSchema({properties: {x: schema}}))[0]!.constraints).toEqual(words);
  });

  it.each([
    ['simple', false, 'names and values separated by commas'],
    ['label', true, 'name=value pairs separated by dots, after a dot'],
  ])('say how an object is written with style %s, explode %s', (style, explode, words) => {
    const id = {name: 'id', in: 'path', required: true, style, explode, schema: {type: 'object'}};
    const [operation] = operations(withItem({parameters: [id], get: {responses: {}}}));
    expect(operation!.parameters[0]!.constraints).toEqual([words]);
  });
});
