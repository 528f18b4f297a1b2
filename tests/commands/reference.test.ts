/** The generator drops pages silently; our wrapper reports them. */
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contractDir, outlineFile, referenceDir} from '../../src/config/reference';
import {checkPages, generateReference} from '../../src/plugins/reference/generate';

const ROOT = path.resolve(import.meta.dirname, '../..');
const openapiFile = 'tests/contracts/signals.yaml';
const dir = path.join(ROOT, referenceDir(openapiFile));
const generate = () =>
  generateReference(ROOT, {openapiFile, apiUrl: 'https://api.example', baseUrl: '/', product: 'Test'});
const pages = () => readdirSync(dir).filter((name) => name.endsWith('.api.mdx'));

describe('a contract with near-identical ids, and one without Latin letters', {timeout: 60_000}, () => {
  beforeAll(async () => {
    await generate();
  }, 60_000);

  afterAll(() => {
    for (const made of [contractDir(openapiFile), referenceDir(openapiFile), outlineFile(openapiFile)]) {
      rmSync(path.join(ROOT, made), {recursive: true, force: true});
    }
  });

  it('gets a page with data for every operation and webhook', () => {
    expect(pages().sort()).toEqual([
      'list-readings-2.api.mdx',
      'list-readings.api.mdx',
      'operation.api.mdx',
      'post-places-place-id-readings.api.mdx',
      'post-reading-created.api.mdx',
      'proto.api.mdx',
    ]);
    const {operation} = JSON.parse(readFileSync(path.join(dir, 'operation.json'), 'utf8'));
    expect(operation.path).toBe('/日本');
  });

  it('removes stale pages, and does not touch unchanged ones', async () => {
    const stale = path.join(dir, 'stale.api.mdx');
    writeFileSync(stale, '');
    const timeOf = () => statSync(path.join(dir, 'proto.api.mdx')).mtimeMs;
    const before = timeOf();
    await generate();
    expect(existsSync(stale)).toBe(false);
    expect(timeOf()).toBe(before);
  });
});

it('reports a page that the generator left out', () => {
  const wanted = [
    {subject: 'GET /a', file: 'a.api.mdx'},
    {subject: 'GET /b', file: 'b.api.mdx'},
  ];
  expect(() => checkPages(wanted, ['a.api.mdx'])).toThrow('The generator wrote no page for GET /b (b.api.mdx).');
  expect(() => checkPages(wanted, ['a.api.mdx', 'b.api.mdx'])).not.toThrow();
});
