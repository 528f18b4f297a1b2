/**
 * The steps of a guide: requests that run in the page, and may use what the response to an earlier step contains.
 * `{user.data.id}` as a whole value is a reference to `data.id` in the response that a step saved as `user`. Pure.
 */
import {isObject, plainText, property} from 'openapi-model/json';
import {isJsonType} from 'openapi-model/media';
import type {CredentialScheme} from 'openapi-model/credentials';
import {initialDraft, mediaIn} from 'openapi-model/console/operation';
import {prepare} from 'openapi-model/console/request';
import {exampleServer, sampleOf} from 'openapi-model/console/sample';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
import {SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import type {Generator} from 'openapi-model/samples/types';

/** A step as its author writes it. Values that it leaves out are those of the contract's examples. */
export interface StepSource {
  /** The operationId. */
  run: string;
  /** Name for the response. */
  save?: string;
  /** Values of parameters, by name. */
  values: Readonly<Record<string, string>>;
  /** JSON body. */
  body?: unknown;
  /** Status that the sandbox is asked for. */
  status?: string;
  /** URL that the samples call; by default, the first server's. */
  server?: string;
}

/** Code as a guide shows it in one language. */
export interface Program {
  /** Ids of the languages that it is shown for, its own first: those for which the guide has none are added to the first. */
  languages: readonly string[];
  grammar: string;
  title?: string;
  text: string;
}

/** A step as its page carries it. */
export interface GuideStep extends StepSource {
  slug: string;
  summary: string;
  /** The earlier steps that it refers to. */
  uses: {name: string; summary: string}[];
}

/** Bodies of responses, by name. */
export type Saved = Readonly<Record<string, unknown>>;

/** The schemes of the first alternative that needs credentials. */
export const schemesOf = ({security}: ConsoleOperation): CredentialScheme[] =>
  security.find((needed) => needed.length > 0) ?? [];

export interface SavedReference {
  name: string;
  /** Property names, separated by dots. */
  path: string;
}

function referenceIn(value: unknown): SavedReference | undefined {
  const [, name, path] = (typeof value === 'string' && /^\{([\w-]+)\.([\w.-]+)\}$/.exec(value)) || [];
  return name && path ? {name, path} : undefined;
}

/**
 * A copy of a value with its references replaced.
 *
 * @param example value of the same shape, whose parts `replace` gets
 */
export function mapReferences(
  value: unknown,
  example: unknown,
  replace: (reference: SavedReference, example: unknown) => unknown,
): unknown {
  const reference = referenceIn(value);
  if (reference) return replace(reference, example);
  const within = (child: unknown, name: string) => mapReferences(child, property(example, name), replace);
  if (Array.isArray(value)) return value.map((child, index) => within(child, String(index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, within(child, name)]));
}

/** The part of a value at a path. */
const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(property, value);

/** The contract's example of a JSON body; undefined if the operation takes none. */
function exampleBody(operation: ConsoleOperation): unknown {
  const media = mediaIn(operation, initialDraft(operation));
  return media && isJsonType(media.contentType) && media.example ? (JSON.parse(media.example) as unknown) : undefined;
}

/** The values of a step. A reference to a response that is not there, or has no such value, shows the example. */
export function draftOf(operation: ConsoleOperation, {values, body, status}: StepSource, saved: Saved): Draft {
  const start = initialDraft(operation);
  const fill = (value: unknown, example: unknown) =>
    mapReferences(value, example, ({name, path}, instead) => valueAt(property(saved, name), path) ?? instead);
  const given = operation.parameters
    .filter(({name}) => property(values, name) !== undefined)
    .map(({key, name, example}): [string, string] => [key, plainText(fill(values[name], example))]);
  return {
    ...start,
    ...(status && {status}),
    values: {...start.values, ...Object.fromEntries(given)},
    ...(body !== undefined && {
      bodies: {
        ...start.bodies,
        [start.contentType]: JSON.stringify(fill(body, exampleBody(operation)), null, 2),
      },
    }),
  };
}

/** The request of a step in each language. */
export function programsOf(
  operation: ConsoleOperation,
  draft: Draft,
  {server = exampleServer(operation)}: Pick<StepSource, 'server'>,
  generators: Readonly<Record<string, Generator>>,
): Program[] {
  const schemes = schemesOf(operation);
  const target = {url: server, schemes, credentials: {}, preferred: draft.status};
  const request = sampleOf(prepare(operation, draft, target), schemes);
  return SAMPLE_LANGUAGES.map(({id, grammar}) => ({
    languages: [id],
    grammar,
    text: generators[id]!(request).trimEnd(),
  }));
}
