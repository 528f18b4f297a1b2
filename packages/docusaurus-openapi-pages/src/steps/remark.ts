import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {OpenApiDocument} from 'openapi-model/document';
import {guideBlocks, type GuideBlock} from './blocks.ts';

/** Replaces a file at once, because the bundler may be reading it. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const identifier = (name: string) => ({type: 'Identifier', name});
const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});

/** `__OPENAPI_PAGES_SERVER__ ? require(file) : () => import(file)`: in browsers, code is loaded if the HTML is not there. */
const sourceOf = (file: string) => ({
  type: 'ConditionalExpression',
  test: identifier('__OPENAPI_PAGES_SERVER__'),
  consequent: {type: 'CallExpression', callee: identifier('require'), arguments: [literal(file)], optional: false},
  alternate: {
    type: 'ArrowFunctionExpression',
    params: [],
    body: {type: 'ImportExpression', source: literal(file)},
    expression: true,
    generator: false,
    async: false,
  },
});

/** Lines on the screen: guides have room for some 80 characters. */
const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.ceil(line.length / 80 || 1), 0);

/** The element for a block: `theme/CodeBlock` with the properties of `components/GuideCode`. */
function elementOf({step, programs}: GuideBlock, file: string): RootContent {
  const tabs = programs.map(({languages: [id], title, text}) => ({id, title, rows: rowsOf(text)}));
  const attribute = (name: string, value: unknown) => ({type: 'mdxJsxAttribute', name, value});
  const body = [{type: 'ExpressionStatement', expression: sourceOf(file)}];
  const estree = {type: 'Program', sourceType: 'module', comments: [], body};
  return {
    type: 'mdxJsxFlowElement',
    name: 'code',
    attributes: [
      attribute('source', {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}),
      attribute('tabs', JSON.stringify(tabs)),
      ...(step ? [attribute('step', JSON.stringify(step))] : []),
    ],
    children: [],
  } as unknown as RootContent;
}

/**
 * Remark plugin: a code block marked `run="operationId"` becomes that request in every language of samples, with a button
 * that runs it. Code blocks one after the other, each in another of these languages, become one that readers switch.
 *
 * @param bundle the file of the bundled contract, which the preset writes
 * @throws Error with file and line if the contract or the guide does not have what a step names
 */
export const guideSteps =
  (bundle: string) =>
  (tree: Root, file: {path: string}): void => {
    const load = () => JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
    const name = path.relative('', file.path).replace(/\W+/g, '-');
    for (const [index, block] of guideBlocks(tree, file.path, load).entries()) {
      const data = path.resolve(path.dirname(bundle), 'programs', `${name}-${index}.json`);
      writeWhole(data, JSON.stringify(block.programs));
      const {children} = block.parent;
      children.splice(children.indexOf(block.nodes[0]!), block.nodes.length, elementOf(block, data));
    }
  };
