import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {CONTRACT_BUNDLE} from '../../config/reference';
import {attributesOf} from '../../lib/codeMeta';
import {didYouMean} from '../../lib/didYouMean';
import {consoleOperation} from '../../lib/console/operation';
import * as steps from '../../lib/steps';
import {openContract, type Contract} from '../../openapi/contract';
import type {OpenApiDocument} from '../../openapi/document';
import {exampleFor} from '../../openapi/example';
import {entries, isObject} from '../../openapi/json';
import {isJsonType} from '../../openapi/media';
import {overviewOf} from '../../openapi/overview';

const contractOfBuild = (): OpenApiDocument => JSON.parse(readFileSync(CONTRACT_BUNDLE, 'utf8')) as OpenApiDocument;

const unknown = (problem: string, name: string, known: readonly string[]): Error =>
  new Error(`${problem} ${JSON.stringify(name)}${didYouMean(name, known)}`);

function sourceOf(text: string, {run = '', save, title: _, ...values}: Record<string, string>): steps.StepSource {
  const source = {run, values, ...(save && {save})};
  if (!text.trim()) return source;
  try {
    return {...source, body: JSON.parse(text) as unknown};
  } catch (error) {
    throw new Error(`the body is not JSON: ${(error as Error).message}`, {cause: error});
  }
}

/** The example of an operation's JSON response; undefined if it has none. */
function responseExample(contract: Contract, id: string): unknown {
  const node = contract.operations.find((operation) => operation.id === id)!;
  const [, response] = [...node.responses].find(([status]) => status.startsWith('2')) ?? [];
  const [, media] = entries(response?.content).find(([type]) => isJsonType(type)) ?? [];
  return media && exampleFor(contract, contract.resolve(media), 'response')?.value;
}

/** The paths of all properties in a value. */
const pathsIn = (value: unknown, before = ''): string[] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([name, child]) => [
    before + name,
    ...pathsIn(child, `${before}${name}.`),
  ]);

/** @throws Error naming a property that the schema does not have */
function checkFields(contract: Contract, schema: unknown, value: unknown): void {
  const {properties, keywords} = contract.schemas.flatten(schema);
  if (Array.isArray(value)) value.forEach((item) => checkFields(contract, keywords.items, item));
  if (!isObject(value) || properties.size === 0) return;
  for (const [name, child] of Object.entries(value)) {
    if (!properties.has(name)) throw unknown('the body has no field', name, [...properties.keys()]);
    checkFields(contract, properties.get(name), child);
  }
}

/**
 * @param saved operationId of each earlier step by the name of its response
 * @throws Error naming what the contract or the guide does not have
 */
function check(contract: Contract, source: steps.StepSource, saved: ReadonlyMap<string, string>): string[] {
  const {run, values, body} = source;
  const ids = contract.operations.map(({id}) => id);
  if (!ids.includes(run)) throw unknown('the contract has no operation', run, ids);
  const operation = consoleOperation(contract, run);
  const names = operation.parameters.map(({name}) => name);
  const wrong = Object.keys(values).find((name) => !names.includes(name));
  if (wrong) throw unknown(`${run} has no parameter`, wrong, names);
  const exampleBody = steps.exampleBody(operation);
  if (body !== undefined && exampleBody === undefined) throw new Error(`${run} takes no JSON body`);
  checkFields(contract, operation.body?.media[0]?.schema, body);

  const used: string[] = [];
  const use = ({name, path: at}: steps.SavedReference, example: unknown) => {
    const earlier = saved.get(name);
    if (!earlier) throw unknown('no earlier step saves', name, [...saved.keys()]);
    const response = responseExample(contract, earlier);
    if (steps.valueAt(response, at) === undefined) {
      throw unknown(`the response of ${earlier} has no`, at, pathsIn(response));
    }
    if (example === undefined || example === '') throw new Error(`{${name}.${at}} needs an example in the contract`);
    used.push(name);
  };
  for (const {name, example} of operation.parameters) steps.mapReferences(values[name], example, use);
  steps.mapReferences(body, exampleBody, use);
  return [...new Set(used)];
}

/**
 * Remark plugin: a code block marked `run="operationId"` becomes the curl command of that request, and carries the step
 * to `theme/CodeBlock`, which runs it. docs/content.md describes how to write one.
 *
 * @throws Error with file and line if the contract or the guide does not have what a step names
 */
export const guideSteps =
  (read: () => OpenApiDocument = contractOfBuild) =>
  (tree: Root, file: {path: string}): void => {
    const blocks: {block: Code; attributes: Record<string, string>}[] = [];
    visit(tree, 'code', (block) => {
      const attributes = attributesOf(block.meta ?? '');
      if (attributes.run !== undefined) blocks.push({block, attributes});
    });
    if (blocks.length === 0) return;
    const contract = openContract(read());
    const operations = overviewOf(contract.document).tags.flatMap((tag) => tag.operations);
    const saved = new Map<string, string>();
    const summaryOf = (id: string) => operations.find((operation) => operation.id === id)!.summary;
    for (const {block, attributes} of blocks) {
      try {
        const source = sourceOf(block.value, attributes);
        const uses = check(contract, source, saved).map((name) => ({name, summary: summaryOf(saved.get(name)!)}));
        const {slug, summary} = operations.find(({id}) => id === source.run)!;
        const step: steps.GuideStep = {...source, slug, summary, uses};
        const call = consoleOperation(contract, source.run);
        block.lang = 'bash';
        block.value = steps.stepText(call, steps.draftOf(call, source, {}));
        block.data = {...block.data, hProperties: {...block.data?.hProperties, step: JSON.stringify(step)}};
        if (source.save) saved.set(source.save, source.run);
      } catch (error) {
        const place = `${path.relative('', file.path)}:${block.position?.start.line ?? 1}`;
        throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
      }
    }
  };
