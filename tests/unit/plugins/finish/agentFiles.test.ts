import * as cheerio from 'cheerio';
import {Marked} from 'marked';
import {describe, expect, it} from 'vitest';
import {markdownWithin} from '../../../../src/plugins/finish/agentFiles/html';
import {llmsFullText, llmsText} from '../../../../src/plugins/finish/agentFiles/llms';
import {code, escapeText, fence, link, paragraph, table} from '../../../../src/plugins/finish/agentFiles/markdown';
import {operationMarkdown, overviewMarkdown} from '../../../../src/plugins/finish/agentFiles/operation';
import {pageMarkdown} from '../../../../src/plugins/finish/agentFiles/page';
import {mainOf} from '../../../../src/plugins/finish/documents';
import {overviewOf} from '../../../../src/openapi/overview';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
type Json = Record<string, any>;

const PAGE = 'https://www.skillgrove.example/developer/guides/errors';
const addressOf = (path: string) => `https://www.skillgrove.example${path}`;
const site = {addressOf};
/** The text that a reader of rendered Markdown sees. */
const rendered = (markdown: string): string => new Marked().parse(markdown, {async: false});

describe('the parts of Markdown', () => {
  it.each([
    ['plain', '`plain`'],
    ['a `tick`', '`` a `tick` ``'],
    ['``two``', '``` ``two`` ```'],
    ['two\n  lines', '`two lines`'],
  ])('code: %j', (text, expected) => expect(code(text)).toBe(expected));

  it('a fence is longer than any fence within it', () => {
    const inner = fence('{}', 'json');
    expect(fence(inner, 'md')).toBe(`\`\`\`\`md\n${inner}\n\`\`\`\``);
  });

  it.each(['a * b_c_ `d` [e](f) <g> \\h', '_whole_', '**bold**', '<script>alert(1)</script>', '![x](y)', '&lt;'])(
    'text means itself: %j',
    (text) => {
      expect(rendered(escapeText(text)).trim()).toBe(
        `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
      );
    },
  );

  it.each(['# no heading', '- no list', '+ none', '12. none', '> no quotation'])('%j stays a paragraph', (text) => {
    expect(rendered(paragraph(escapeText(text)))).toMatch(/^<p>/);
  });

  it('keeps a table intact, whatever its cells contain', () => {
    const html = rendered(table(['A', 'B'], [['x | y', 'two\n\nlines']]));
    expect(html).toContain('<td>x | y</td>');
    expect(html).toContain('<td>two lines</td>');
  });

  it('links only to web and e-mail addresses, and escapes brackets in them', () => {
    expect(link('A', 'https://a.example/x (1)')).toBe('[A](https://a.example/x%20%281%29)');
    expect(link('A', 'mailto:a@b.example')).toBe('[A](mailto:a@b.example)');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//a.example', '/x'])
      expect(link('A', address)).toBe('A');
  });
});

describe('markdownWithin', () => {
  const markdownOf = (html: string) => markdownWithin(cheerio.load(html, null, false).root(), PAGE);

  it.each([
    ['a paragraph', '<p>Plain words.</p>\n', 'Plain words.'],
    [
      'inline marks',
      '<p>A <strong>bold </strong>word, <em>stress</em> and <code>x</code>.</p>',
      'A **bold** word, _stress_ and `x`.',
    ],
    ['headings', '<h2 id="x">Title<a class="hash-link" href="#x">#</a></h2><h3>Next</h3>', '## Title\n\n### Next'],
    [
      'lists in lists',
      '<ul><li>One<ul><li>Two</li></ul></li><li><p>A</p><p>B</p></li></ul>',
      '- One\n\n  - Two\n- A\n\n  B',
    ],
    ['numbers', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['a heading in a list', '<ul><li><h3>Card</h3><p>Text</p></li></ul>', '- **Card**\n\n  Text'],
    ['a quotation', '<blockquote><p>A</p><p>B</p></blockquote>', '> A\n>\n> B'],
    [
      'a table',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| 1 | `2` |',
    ],
    ['terms', '<dl><dt>Version</dt><dd>1</dd></dl>', '**Version**\n\n1'],
    ['a disclosure', '<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
    ['a question in a button', '<h3><button>Why?</button></h3><p>So.</p>', '### Why?\n\nSo.'],
    [
      'actions side by side',
      '<div><a href="/a">A</a><a href="/b">B</a></div>',
      '[A](https://www.skillgrove.example/a) [B](https://www.skillgrove.example/b)',
    ],
  ])('writes %s', (_, html, expected) => expect(markdownOf(html)).toBe(expected));

  it('makes links absolute', () => {
    const html = '<p><a href="/pricing">a</a> <a href="#401">b</a> <a href="quickstart">c</a> <a>d</a></p>';
    expect(markdownOf(html)).toBe(
      `[a](${addressOf('/pricing')}) [b](${PAGE}#401) [c](${addressOf('/developer/guides/quickstart')}) d`,
    );
  });

  it('reads the code from the HTML of the highlighter', () => {
    const html =
      '<div class="language-js"><pre class="prism-code language-js"><code><div class="token-line"><span>if (a &lt; b) {</span><br></div>' +
      '<div class="token-line"><span>  c();</span><br></div><div class="token-line"><span>}</span><br></div></code></pre></div>';
    expect(markdownOf(html)).toBe('```js\nif (a < b) {\n  c();\n}\n```');
  });

  it('leaves out content not meant for readers', () => {
    const html =
      '<script>x</script><style>y</style><nav><a href="/">Home</a></nav><svg><title>s</title></svg><form><input></form>' +
      '<button>Pause</button><p aria-hidden="true">twice</p><div role="img">picture</div><p hidden>z</p><p>Words</p>';
    expect(markdownOf(html)).toBe('Words');
  });
});

describe('pageMarkdown', () => {
  const html =
    '<head><title>Errors | Skillgrove</title></head>' +
    '<body><nav>Menu</nav><main><h1>Errors</h1><p>Nine codes.</p></main><footer>Foot</footer></body>';

  it('reads the main part of a page, and only the article of a guide', () => {
    expect(pageMarkdown(mainOf(html, '/page'), PAGE)).toBe('# Errors\n\nNine codes.\n');
    const guide = html.replace(
      '<h1>Errors</h1>',
      '<a href="/">Up</a><h1>Guide</h1><a href="/">Menu</a><div class="theme-doc-markdown"><p>Text.</p></div>',
    );
    expect(pageMarkdown(mainOf(guide, '/page'), PAGE)).toBe('# Guide\n\nText.\n');
  });

  it('rejects a document without a main element', () => {
    expect(() => mainOf('<p>x</p>', '/page')).toThrow('/page: the document has no main element');
  });
});

const contract = (): Json => ({
  openapi: '3.1.0',
  info: {title: 'Courses API', version: '2.1.0', description: 'What it is for.'},
  servers: [{url: 'https://api.example', description: 'Production'}],
  tags: [{name: 'Courses', description: 'All about `courses`.'}],
  security: [{Key: [], Domain: []}],
  paths: {
    '/courses/{id}': {
      put: {
        operationId: 'replaceCourse',
        tags: ['Courses'],
        summary: 'Replace a course | with care',
        description: 'Replaces *all* of it. See [the guide](https://docs.example/a(b)).\n\n- once\n- twice',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which one.',
            schema: {type: 'string', maxLength: 20},
            example: 'crs_1',
          },
          {name: 'mode', in: 'query', schema: {enum: ['a|b', 'c']}},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['title'],
                properties: {
                  title: {type: 'string', description: 'Its name.', minLength: 1, examples: ['Forklifts']},
                  modules: {type: 'array', items: {type: 'object', properties: {id: {type: 'string'}}}},
                  target: {oneOf: [{title: 'Team', properties: {team_id: {type: 'string'}}}, {type: 'string'}]},
                },
              },
              example: {title: 'Forklifts'},
            },
          },
        },
        responses: {
          200: {
            description: 'Replaced.',
            headers: {'X-Version': {schema: {type: 'integer'}}},
            content: {'application/json': {schema: {$ref: '#/components/schemas/Done'}, example: {success: true}}},
          },
          404: {
            description: 'There is none.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Failed'}, example: {success: false}}},
          },
          409: {
            description: 'Somebody else was first.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Failed'}}},
          },
          default: {description: 'Anything else.', 'x-not-specified': 'Nobody has said yet.'},
        },
      },
    },
  },
  components: {
    securitySchemes: {
      Key: {type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The key.'},
      Domain: {type: 'apiKey', in: 'header', name: 'X-Domain-ID', description: 'The domain.'},
    },
    schemas: {
      Done: {type: 'object', properties: {success: {const: true}}},
      Failed: {type: 'object', properties: {success: {const: false}, message: {type: 'string'}}},
    },
  },
});

describe('operationMarkdown', () => {
  const overview = overviewOf(contract());
  const markdown = operationMarkdown(overview.tags[0]!.operations[0]!, overview, site);
  const section = (title: string) => markdown.split(/^## /m).find((part) => part.startsWith(title))!;

  it('has title, method, URL and description', () => {
    expect(markdown).toMatch(/^# Replace a course \| with care\n\n`PUT https:\/\/api\.example\/courses\/\{id\}`\n/);
    expect(markdown).toMatch(/Replaces _all_ of it\. See .*\n\n- once\n- twice/);
    expect(rendered(markdown)).toContain('<a href="https://docs.example/a(b)">the guide</a>');
    expect(markdown).toContain(`Page: ${addressOf('/developer/reference/replace-course')}`);
  });

  it('lists the credentials that a request needs', () => {
    expect(section('Authentication')).toContain('Required: `X-API-Key` and `X-Domain-ID`.');
    expect(section('Authentication')).toContain('| `X-API-Key` | header | apiKey | The key. |');
  });

  it('has every parameter with type, required flag, limits and example', () => {
    const rows = section('Parameters').split('\n');
    expect(rows).toContain('| `id` | path | string | yes | at most 20 characters | `"crs_1"` | Which one. |');
    expect(rows.find((row) => row.startsWith('| `mode`'))).toContain(String.raw`one of "a\|b", "c"`);
  });

  it('has the properties of all levels, and every alternative', () => {
    const body = section('Request body');
    expect(body).toContain('Required.');
    expect(body).toContain('- `title` (string, required, at least 1 character): Its name. Example: `"Forklifts"`');
    expect(body).toMatch(/- `modules` \(array of object, optional\)\n {2}- `id` \(string, optional\)/);
    expect(body).toMatch(/- `target` .*\n {2}- One of:\n {4}- \*\*Team\*\*.*\n {6}- `team_id`/);
    expect(body).toContain('```json\n{\n  "title": "Forklifts"\n}\n```');
  });

  it('has every response status with its example, and no schema twice', () => {
    const responses = section('Responses');
    expect(responses.match(/^### .+$/gm)).toEqual(['### 200', '### 404', '### 409', '### default']);
    expect(responses).toContain('- `X-Version` (integer, optional)');
    expect(responses).toContain('"success": false');
    expect(responses).toContain('- As 404 of ');
    expect(responses.match(/`message`/g)).toHaveLength(1);
    expect(responses).toContain('**Known gap:** Nobody has said yet.');
  });

  it('has a curl command', () => {
    expect(section('Example request')).toMatch(/```bash\ncurl .*\n/);
    expect(section('Example request')).toContain("'https://api.example/courses/crs_1'");
  });

  it('stops at a recursive schema', () => {
    const document = contract();
    document.components.schemas.Done.properties.parent = {$ref: '#/components/schemas/Done'};
    const found = overviewOf(document);
    const text = operationMarkdown(found.tags[0]!.operations[0]!, found, site);
    expect(text).toContain('`parent`');
    expect(text.length).toBeLessThan(10_000);
  });

  it('says if no credentials are needed, or one of several alternatives', () => {
    const document = contract();
    const {put} = document.paths['/courses/{id}'];
    const text = () => {
      const found = overviewOf(document);
      return operationMarkdown(found.tags[0]!.operations[0]!, found, site);
    };
    put.security = [];
    expect(text()).toContain('No credentials are needed.');
    document.components.securitySchemes.Sign = {
      type: 'oauth2',
      flows: {clientCredentials: {tokenUrl: 'https://id.example/token', scopes: {'courses:write': 'Change courses'}}},
    };
    put.security = [{Key: []}, {Sign: ['courses:write']}];
    expect(text()).toContain('Required: `X-API-Key`, or `Authorization` with `courses:write`.');
  });

  it('treats the contract as untrusted', () => {
    const document = contract();
    const {put} = document.paths['/courses/{id}'];
    put.summary = '</title><script>alert(1)</script>';
    put.description = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    put.externalDocs = {url: 'javascript:alert(1)', description: 'More'};
    put.requestBody.content['application/json'].examples = {
      one: {summary: '<b>One</b>', externalValue: 'javascript:alert(1)'},
      two: {summary: 'Two', externalValue: 'https://files.example/two.json'},
    };
    const found = overviewOf(document);
    const html = rendered(operationMarkdown(found.tags[0]!.operations[0]!, found, site));
    expect(html).not.toMatch(/<(?:script|img|b)\b|href="javascript/i);
    expect(html).toContain('<a href="https://files.example/two.json">Two</a>');
  });
});

describe('overviewMarkdown', () => {
  it('introduces the API and leads to the twin of every operation', () => {
    const markdown = overviewMarkdown(overviewOf(contract()), site);
    expect(markdown).toMatch(
      /^# Courses API\n\n- Base URL: `https:\/\/api\.example` \(Production\)\n- Version: 2\.1\.0\n\nWhat it is for\./,
    );
    expect(markdown).toContain(
      `- [Replace a course | with care](${addressOf('/developer/reference/replace-course.md')}): \`PUT /courses/{id}\``,
    );
    expect(markdown).toContain('| 404 | There is none. |');
  });
});

describe('llms.txt', () => {
  const product = {name: 'Skillgrove', summary: 'Learning_ for [all].'};

  it('has a title, a summary and a list of links per section', () => {
    const sections = [
      {title: 'Guides', entries: [{title: 'Errors', url: PAGE, description: 'What fails.'}]},
      {title: 'Nothing', entries: []},
      {title: 'Optional', entries: [{title: 'Terms', url: addressOf('/terms'), description: ''}]},
    ];
    expect(llmsText(product, sections)).toBe(
      `# Skillgrove\n\n> Learning\\_ for \\[all\\].\n\n## Guides\n\n- [Errors](${PAGE}): What fails.\n\n## Optional\n\n- [Terms](${addressOf('/terms')})\n`,
    );
  });

  it('has each text with its URL in the full file', () => {
    expect(llmsFullText(product, [{url: PAGE, markdown: '# Errors\n\nNine.\n'}])).toBe(
      `# Skillgrove\n\n> Learning\\_ for \\[all\\].\n\n---\n\nSource: ${PAGE}\n\n# Errors\n\nNine.\n`,
    );
  });
});
