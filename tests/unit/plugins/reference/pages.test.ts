import {describe, expect, it} from 'vitest';
import {syntheticContract} from '../../../support/syntheticContract';
import {overviewOf} from '../../../../src/openapi/overview';
import {outlineOf} from '../../../../src/plugins/reference/outline';
import {referencePages} from '../../../../src/plugins/reference/pages';

const pagesFor = (operations: number) =>
  referencePages(overviewOf(syntheticContract(operations)), {product: 'Product', isForeign: true});

describe('the pages of a contract', () => {
  it('are shown in full on the overview, each with its own social image', () => {
    const {overview, operations} = pagesFor(60);
    expect(overview.tags.flatMap((tag) => tag.operations ?? [])).toHaveLength(60);
    expect(operations.filter(({meta}) => meta.imageOf)).toEqual([]);
  });

  it('have titles and descriptions without halves of surrogate pairs', () => {
    const contract = syntheticContract(1);
    const [item] = Object.values(contract.paths as Record<string, {get?: object}>);
    const method = Object.keys(item!)[0] as 'get';
    const texts = ['', 'a'].map((start) => ({summary: start + '😀'.repeat(99), description: start + '😀'.repeat(99)}));
    for (const text of texts) {
      Object.assign(item![method]!, text);
      const {operations} = referencePages(overviewOf(contract), {product: 'Product', isForeign: true});
      expect(JSON.stringify(operations[0]!.meta)).not.toMatch(/\\ud/);
    }
  });

  it('show a description nested too deeply as plain text', () => {
    const description = `${'> '.repeat(5000)}<b>deep</b>`;
    const contract = {...syntheticContract(1), info: {title: 'Deep', version: '1', description}};
    const {overview, overviewMeta} = referencePages(overviewOf(contract), {product: 'Product', isForeign: true});
    expect(overview.descriptionHtml).toMatch(/^<p>(?:&gt; )+&lt;b&gt;deep&lt;\/b&gt;<\/p>\n$/);
    expect(overviewMeta!.description.length).toBeLessThanOrEqual(160);
  });

  it("share the overview's social image if there are more than 60 operations, which the overview only lists", () => {
    const reference = pagesFor(61);
    expect(reference.overview.tags.flatMap((tag) => tag.rows ?? [])).toHaveLength(61);
    expect(reference.operations.filter(({meta}) => meta.imageOf !== '/developer')).toEqual([]);
    expect(reference.overviewMeta).not.toHaveProperty('imageOf');
    expect(JSON.stringify(outlineOf(reference).paths)).toContain('"imageOf":"\\"/developer\\""');
  });
});
