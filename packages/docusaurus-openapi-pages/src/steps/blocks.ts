/** The code of a guide that is shown in the languages of samples: steps, and programs in code blocks one after the other. */
import path from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {consoleOperation, forcedStatuses} from 'openapi-model/console/operation';
import {valueProblems} from 'openapi-model/console/values';
import {openContract, type Contract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import {overviewOf} from 'openapi-model/overview';
import {SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import {GENERATORS} from 'openapi-model/samples/programs';
import {attributesOf} from '../lib/codeMeta.ts';
import * as steps from './steps.ts';

export interface GuideBlock {
  parent: Parent;
  /** The code blocks that it replaces. */
  nodes: Code[];
  step?: steps.GuideStep;
  programs: steps.Program[];
}

/** The language of a fenced block, by the names that authors use. */
const languageOf = ({lang}: Code) => {
  const id = {bash: 'curl', js: 'javascript'}[lang ?? ''] ?? lang;
  return SAMPLE_LANGUAGES.find((language) => language.id === id);
};

const isCode = (node: object | undefined): node is Code => (node as Code | undefined)?.type === 'code';
const runOf = ({meta}: Code): string | undefined => attributesOf(meta ?? '').run;

/** The code blocks from the first on, as long as each is in another language. */
function seriesAt(siblings: Parent['children'], at: number): Code[] {
  const series: Code[] = [];
  for (let node = siblings[at]; isCode(node) && runOf(node) === undefined; node = siblings[at + series.length]) {
    const language = languageOf(node);
    if (!language || series.some((other) => languageOf(other) === language)) break;
    series.push(node);
  }
  return series;
}

function programsIn(series: readonly Code[]): steps.Program[] {
  const own = series.map((node) => languageOf(node)!);
  const missing = SAMPLE_LANGUAGES.filter((language) => !own.includes(language)).map(({id}) => id);
  return series.map(({value, meta}, index) => {
    const {id, grammar} = own[index]!;
    const {title} = attributesOf(meta ?? '');
    return {languages: [id, ...(index === 0 ? missing : [])], grammar, ...(title && {title}), text: value};
  });
}

const sourceOf = (
  text: string,
  {run = '', save, sendTo, prefer, expects, title: _, ...values}: Record<string, string>,
): steps.StepSource & {expects?: string} => ({
  run,
  values,
  ...(save && {save}),
  ...(sendTo && {server: sendTo}),
  ...(prefer && {status: prefer}),
  ...(expects && {expects}),
  ...(text.trim() && {body: JSON.parse(text) as unknown}),
});

/**
 * @param saved operationId of each earlier step by the name of its response
 * @throws Error naming what the contract or the guide does not have, or a value that the contract refuses
 */
function check(
  contract: Contract,
  {expects, ...source}: ReturnType<typeof sourceOf>,
  saved: ReadonlyMap<string, string>,
): string[] {
  const {run, values, body, status} = source;
  if (!contract.operations.some(({id}) => id === run)) throw new Error(`the contract has no operation ${run}`);
  const operation = consoleOperation(contract, run);
  const {parameters} = operation;
  const wrong = Object.keys(values).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (wrong) throw new Error(`${run} has no parameter ${wrong}`);
  const known = forcedStatuses(operation).map(([code]) => code);
  const unknown = [expects, status].find((code) => code !== undefined && !known.includes(code));
  if (unknown) throw new Error(`${run} has no status ${unknown}, only ${known.join(', ')}`);
  const used: string[] = [];
  const use = ({name}: steps.SavedReference) => {
    if (!saved.has(name)) throw new Error(`no earlier step saves ${name}`);
    used.push(name);
  };
  steps.mapReferences([values, body], undefined, use);
  const [problem] = valueProblems(contract, operation, steps.draftOf(operation, source, {}));
  if (problem && !expects) throw new Error(`${run}: ${problem.label}: ${problem.message}`);
  return [...new Set(used)];
}

/** Reads steps, each of which may use the responses of those before it. */
function stepReader(contract: Contract): (node: Code) => Pick<GuideBlock, 'step' | 'programs'> {
  const operations = overviewOf(contract.document).tags.flatMap((tag) => tag.operations);
  const saved = new Map<string, string>();
  const summaryOf = (id: string) => operations.find((operation) => operation.id === id)!.summary;
  return ({value, meta}) => {
    const {expects, ...source} = sourceOf(value, attributesOf(meta ?? ''));
    const uses = check(contract, {expects, ...source}, saved).map((name) => ({
      name,
      summary: summaryOf(saved.get(name)!),
    }));
    const {slug, summary} = operations.find(({id}) => id === source.run)!;
    const operation = consoleOperation(contract, source.run);
    if (source.save) saved.set(source.save, source.run);
    return {
      step: {...source, slug, summary, uses},
      programs: steps.programsOf(operation, steps.draftOf(operation, source, {}), source, GENERATORS),
    };
  };
}

/**
 * The blocks of a guide, in order.
 *
 * @param load reads the bundled contract, for the first step
 * @throws Error with file and line if the contract or the guide does not have what a step names
 */
export function guideBlocks(tree: Root, file: string, load: () => OpenApiDocument): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  let read: ReturnType<typeof stepReader> | undefined;
  visit(tree, 'code', (node, index, parent) => {
    if (runOf(node) === undefined) {
      const nodes = seriesAt(parent!.children, index!);
      if (nodes.length < 2) return undefined;
      blocks.push({parent: parent!, nodes, programs: programsIn(nodes)});
      return [SKIP, index! + nodes.length];
    }
    try {
      read ??= stepReader(openContract(load()));
      blocks.push({parent: parent!, nodes: [node], ...read(node)});
    } catch (error) {
      const place = `${path.relative('', file)}:${node.position?.start.line ?? 1}`;
      throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
    }
    return undefined;
  });
  return blocks;
}
