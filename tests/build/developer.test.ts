import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {files, pageAt, readText, textOf} from './support';

/** Section 7 of the specification: method, path, query parameters or members of the body. */
const OPERATIONS: [method: string, path: string, names: string[]][] = [
  ['GET', '/api/v1/courses', ['page', 'limit', 'team_id']],
  ['GET', '/api/v1/courses/{id}', []],
  ['POST', '/api/v1/courses', ['title', 'description', 'organization_id']],
  ['GET', '/api/v1/assessments', ['page', 'limit', 'organization_id']],
  ['GET', '/api/v1/assessments/{id}', []],
  ['GET', '/api/v1/learners/{id}/progress', ['course_id']],
  ['GET', '/api/v1/learners/{id}/assessments', ['assessment_id']],
  ['POST', '/api/v1/users', ['email', 'first_name', 'last_name', 'organization_id']],
  ['DELETE', '/api/v1/users/{id}', []],
  ['GET', '/api/v1/teams/{id}/progress', ['course_id']],
  ['GET', '/api/v1/teams/{id}/assessments', []],
  ['POST', '/api/v1/teams', ['name', 'description', 'organization_id']],
  ['DELETE', '/api/v1/teams/{id}', []],
  ['POST', '/api/v1/enrollments/course', ['user_id', 'course_id']],
  ['DELETE', '/api/v1/enrollments/course/{user_id}/{course_id}', []],
  ['POST', '/api/v1/enrollments/assessment', ['user_id', 'assessment_id']],
  ['DELETE', '/api/v1/enrollments/assessment/{user_id}/{assessment_id}', []],
];
const CODES = ['400', '401', '403', '404', '405', '406', '429', '500', '503'];

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
const contract: any = JSON.parse(readText('openapi.json'));
const page = pageAt('/developer');
const {$} = page;

/** Texts of all `code` elements of a part of the page. */
const codes = (selector: string): string[] =>
  $(`${selector} code`)
    .map((_, code) => $(code).text())
    .get();

/** The section that documents an operation: the innermost one that shows its method and path. */
function sectionOf(method: string, path: string): string {
  const found = $('main section[aria-labelledby]')
    .toArray()
    .filter((section) => {
      const line = $(section)
        .find('code')
        .filter((_, code) => $(code).text() === path)
        .first()
        .parent();
      return $(section).find('section').length === 0 && line.text().replace(/\s+/g, '') === method + path;
    });
  expect(found, `${method} ${path}`).toHaveLength(1);
  return `section[aria-labelledby="${$(found[0]!).attr('aria-labelledby')}"]`;
}

const pathParameters = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe('the contract', () => {
  it('is the same as JSON and as YAML', () => {
    expect(parse(readText('openapi.yaml'))).toEqual(contract);
    expect(contract.openapi).toMatch(/^3\.[01]\.\d+$/);
  });

  it('has the 17 operations of section 7', () => {
    const built = Object.entries(contract.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => /^(?:get|put|post|delete|patch|head|options|trace)$/.test(key))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(built.sort()).toEqual(OPERATIONS.map(([method, path]) => `${method} ${path}`).sort());
  });
});

describe('/developer', () => {
  it('documents 17 operations', () => {
    const sections = OPERATIONS.map(([method, path]) => sectionOf(method, path));
    expect(new Set(sections).size).toBe(17);
  });

  it.each(OPERATIONS)('%s %s: every parameter, an example request and an example response', (method, path, names) => {
    const section = sectionOf(method, path);
    expect(codes(section)).toEqual(expect.arrayContaining([...pathParameters(path), ...names]));
    const listings = $(`${section} pre`)
      .map((_, listing) => $(listing).text())
      .get();
    expect(listings[0]).toMatch(/^curl /);
    expect(listings[0]).toContain('X-API-Key');
    expect(listings[0]).toContain('X-Domain-ID');
    expect(textOf(page, section)).toMatch(/Example response/);
  });

  it('names both headers', () => {
    expect(codes('main')).toEqual(expect.arrayContaining(['X-API-Key', 'X-Domain-ID']));
  });

  it('has the nine codes of section 8, each with its meaning', () => {
    const rows = $('main table tr')
      .map((_, row) => $(row).text().replace(/\s+/g, ' ').trim())
      .get();
    const meanings = [
      /invalid/i,
      /API key or (?:the )?domain ID (?:is )?incorrect/i,
      /no permission/i,
      /not found/i,
      /method/i,
      /not JSON/i,
      /rate limit/i,
      /server/i,
      /maintenance/i,
    ];
    CODES.forEach((code, index) => {
      const [row, ...more] = rows.filter((text) => text.startsWith(code));
      expect(more, code).toEqual([]);
      expect(row, code).toMatch(meanings[index]!);
    });
  });

  it('leads to every operation from its side navigation', () => {
    const navigation = $('main nav').first();
    const targets = navigation
      .find('a[href^="#"]')
      .map((_, link) => $(link).attr('href')!.slice(1))
      .get();
    for (const [method, path] of OPERATIONS) {
      const id = /aria-labelledby="([^"]+)"/.exec(sectionOf(method, path))![1]!;
      expect(targets, id).toContain(id);
    }
    expect(targets.filter((id) => !page.ids.has(id))).toEqual([]);
  });

  it('says where an answer is not specified', () => {
    const open = OPERATIONS.filter(([method, path]) => {
      const {responses} = contract.paths[path][method.toLowerCase()];
      return Object.values<Record<string, unknown>>(responses).some((response) => response['x-not-specified']);
    });
    expect(open).toHaveLength(5);
    for (const [method, path] of open) expect(textOf(page, sectionOf(method, path))).toMatch(/not specified/i);
  });
});

describe('the reference', () => {
  it('has a page for every operation, with its words in the HTML', () => {
    for (const [method, path, names] of OPERATIONS) {
      const {operationId} = contract.paths[path][method.toLowerCase()];
      const slug = operationId.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      const words = textOf(pageAt(`/developer/reference/${slug}`), 'main');
      // The theme writes {id} as :id.
      expect(words.replace(/:(\w+)/g, '{$1}'), slug).toContain(path);
      for (const name of [...pathParameters(path), ...names]) expect(words, slug).toContain(name);
      for (const code of CODES.filter((status) => contract.paths[path][method.toLowerCase()].responses[status])) {
        expect(words, `${slug} ${code}`).toContain(code);
      }
    }
  });

  it('has its downloads', () => {
    expect(files).toContain('openapi.json');
    expect(files).toContain('openapi.yaml');
  });
});
