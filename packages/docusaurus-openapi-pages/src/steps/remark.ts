import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/codeMeta.ts';
import {consoleOperation} from 'openapi-model/console/operation';
import {valueProblems} from 'openapi-model/console/values';
import * as steps from './steps.ts';
import {openContract, type Contract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import {overviewOf} from 'openapi-model/overview';

const readBundle = (file: string): OpenApiDocument => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

const sourceOf = (text: string, {run = '', save, title: _, ...values}: Record<string, string>): steps.StepSource => ({
  run,
  values,
  ...(save && {save}),
  ...(text.trim() && {body: JSON.parse(text) as unknown}),
});

/**
 * @param saved operationId of each earlier step by the name of its response
 * @throws Error naming what the contract or the guide does not have, or a value that the contract refuses
 */
function check(contract: Contract, source: steps.StepSource, saved: ReadonlyMap<string, string>): string[] {
  const {run, values, body} = source;
  if (!contract.operations.some(({id}) => id === run)) throw new Error(`the contract has no operation ${run}`);
  const operation = consoleOperation(contract, run);
  const {parameters} = operation;
  const wrong = Object.keys(values).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (wrong) throw new Error(`${run} has no parameter ${wrong}`);
  const used: string[] = [];
  const use = ({name}: steps.SavedReference) => {
    if (!saved.has(name)) throw new Error(`no earlier step saves ${name}`);
    used.push(name);
  };
  steps.mapReferences([values, body], undefined, use);
  const [problem] = valueProblems(contract, operation, steps.draftOf(operation, source, {}));
  if (problem) throw new Error(`${run}: ${problem.label}: ${problem.message}`);
  return [...new Set(used)];
}

/**
 * Remark plugin: a code block marked `run="operationId"` becomes the curl command of that request, and carries the step
 * to `theme/CodeBlock`, which runs it.
 *
 * @param bundle the bundled contract, or the file of it that the preset writes
 * @throws Error with file and line if the contract or the guide does not have what a step names
 */
export const guideSteps =
  (bundle: string | OpenApiDocument) =>
  (tree: Root, file: {path: string}): void => {
    const blocks: {block: Code; attributes: Record<string, string>}[] = [];
    visit(tree, 'code', (block) => {
      const attributes = attributesOf(block.meta ?? '');
      if (attributes.run !== undefined) blocks.push({block, attributes});
    });
    if (blocks.length === 0) return;
    const contract = openContract(typeof bundle === 'string' ? readBundle(bundle) : bundle);
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
