import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {resolver} from 'openapi-model/document';
import type {Json} from 'openapi-model/json';
import {attributesOf, findings, pageAt, pages, readText, textOf, textsOf, type Page} from './support';

/** The codes of section 8, and a word of what each means. */
const CODES = {
  400: /invalid/i,
  401: /API key or (?:the )?domain ID (?:is )?incorrect/i,
  403: /no permission/i,
  404: /not found/i,
  405: /method/i,
  406: /not JSON/i,
  429: /rate limit/i,
  500: /server/i,
  503: /maintenance/i,
};

const contract = JSON.parse(readText('openapi.json')) as Json;
const resolve = resolver(contract);

interface Operation {
  method: string;
  path: string;
  operation: Json;
}

const OPERATIONS = Object.entries<object>(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): Operation => ({method: method.toUpperCase(), path, operation})),
);

const page = pageAt('/developer');
const {$} = page;
/** A contract with more operations than the bytes of the page allow. */
const isListed = $('main h3').length < OPERATIONS.length;

/** The section that documents an operation: the innermost one that shows its method and path. */
function sectionOf({method, path}: Operation): string {
  const found = $('main section[aria-labelledby]:not(:has(section))')
    .toArray()
    .filter((section) => {
      const code = $('code', section).filter((_, element) => $(element).text() === path);
      return code.first().parent().text().replace(/\s+/g, '') === method + path;
    });
  expect(found, method + path).toHaveLength(1);
  return `section[aria-labelledby="${$(found[0]!).attr('aria-labelledby')}"]`;
}

it('the contract is the same as JSON and as YAML', () => {
  expect(parse(readText('openapi.yaml'))).toEqual(contract);
  expect(contract.openapi).toMatch(/^3\.[01]\.\d+$/);
});

describe('/developer', () => {
  it('explains the nine codes from section 8', () => {
    const rows = textsOf(page, 'main table tr');
    for (const [code, meaning] of Object.entries(CODES)) {
      const [row, ...more] = rows.filter((text) => text.startsWith(code));
      expect(more, code).toEqual([]);
      expect(row, code).toMatch(meaning);
    }
  });

  it('opens with the guides to begin with and a request that the sandbox runs', () => {
    const introduction = $('section[aria-labelledby=introduction]');
    expect(introduction.text()).toContain(contract.servers[0].url);
    for (const target of ['/developer/guides/quickstart', '/developer/guides/errors', '#may-change'])
      expect(introduction.find(`a[href$="${target}"]`).length, target).toBeGreaterThan(0);
    const request = introduction.find('section[aria-labelledby=first-request]');
    expect(request.find('pre').text()).toMatch(/^curl .*\/api\/v1\/courses'.*"success": true/s);
    expect(request.find('button[aria-label^="Run"]')).toHaveLength(1);
  });

  it('has at most 1,000 elements, and 160 for each operation', () => {
    expect($('*').length).toBeLessThanOrEqual(1000 + 160 * OPERATIONS.length);
  });

  it('shows every operation with its response and example, or lists all of them', () => {
    const sections = isListed ? [] : OPERATIONS.map(sectionOf);
    const folded = sections.filter(
      (section) => $(section).find('details:has(h4):not([open])').length > 0 || $(section).find('pre').length < 2,
    );
    expect(folded).toEqual([]);
    const listed = textsOf(page, 'main section > ul > li[id]:has(code)');
    const of = ({method, path, operation}: Operation) => `${method}${operation.summary}${path}`;
    if (isListed) expect(listed.sort()).toEqual(OPERATIONS.map(of).sort());
  });
});

it('each button that runs a request says which, after the word that is seen', () => {
  const problems = findings(pages, (each) => {
    const buttons = each.$('main button').filter((_, button) => each.$(button).text() === 'Run');
    const names = buttons.toArray().map(({attribs}) => attribs['aria-label'] ?? 'Run');
    return names.filter((name, index) => !name.startsWith('Run') || names.indexOf(name) < index);
  });
  expect(problems).toEqual([]);
});

function propertiesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const {$ref, properties = {}} = node as {$ref?: string; properties?: object};
  if ($ref) return propertiesIn(resolve(node), found);
  for (const name of Object.keys(properties)) found.add(name);
  for (const child of Object.values(node)) propertiesIn(child, found);
  return found;
}

describe('the reference', () => {
  it('shows every parameter, property and status with its example, and both headers, on both kinds of page', () => {
    for (const each of OPERATIONS) {
      const {path, operation} = each;
      const parameters = (operation.parameters ?? []).map((parameter: Json) => resolve(parameter).name as string);
      const slug = operation.operationId.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      const own = pageAt(`/developer/reference/${slug}`);
      // The overview names the errors and leads to their descriptions.
      const described = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const shown: [string, unknown[]][] = [[textOf(own, 'main'), Object.values(operation.responses)]];
      if (!isListed) shown.push([textOf(page, sectionOf(each)), described.map(([, response]) => response)]);
      for (const [words, responses] of shown) {
        const names = [path, ...parameters, ...propertiesIn([operation.requestBody, ...responses])];
        expect(names.filter((name) => !words.includes(name))).toEqual([]);
        for (const status of Object.keys(operation.responses)) expect(words, `${slug} ${status}`).toContain(status);
        for (const header of ['X-API-Key', 'X-Domain-ID']) expect(words).toContain(header);
        expect(words).toContain('curl');
      }
      const count = Object.keys(operation.responses).length;
      expect(own.$('details[id^="response-"]')).toHaveLength(count);
      expect(own.$('section[aria-labelledby="example-response"] [role=tabpanel]')).toHaveLength(count);
    }
  });

  it('has the list of all guides and operations, the same on every page, with the current one marked', () => {
    const listOf = (of: Page) => textsOf(of, 'nav[aria-label="Documentation"] a');
    const operation = pageAt('/developer/reference/get-course');
    const list = listOf(operation);
    expect(list.filter((label) => /^(?:GET|POST|PUT|PATCH|DELETE)/.test(label))).toHaveLength(OPERATIONS.length);
    expect(list).toEqual(expect.arrayContaining(['API overview', 'Courses', 'GETGet a course']));
    const guides = pages.map(({path}) => path).filter((path) => path.startsWith('/developer/guides/'));
    const hrefs = attributesOf(operation, 'nav[aria-label="Documentation"] a', 'href');
    expect(hrefs).toEqual(expect.arrayContaining(guides));
    for (const path of ['/developer/reference/delete-team', ...guides.slice(0, 1), '/developer/404']) {
      expect(listOf(pageAt(path)), path).toEqual(list);
    }
    // The overview lists its own sections as well.
    expect(listOf(page)).toEqual(expect.arrayContaining(list));
    expect(textsOf(operation, 'nav[aria-label="Documentation"] [aria-current=page]')).toEqual(['GETGet a course']);
    expect(operation.$('nav[aria-label="Previous and next"] a')).toHaveLength(2);
  });

  it('shows no backtick outside code', () => {
    for (const {path, $: own} of pages) {
      const main = own('main').first().clone();
      main.find('code, pre, script, style, textarea').remove();
      expect(main.text(), path).not.toContain('`');
    }
  });
});
