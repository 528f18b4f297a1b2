import type {SchemaCheck} from './response';
import {parseJson} from './json';
import {mediaIn} from './operation';
import type {ConsoleOperation, Draft, FieldProblem} from './types';

/** Problems of a JSON body: a syntax error, or differences from its schema. */
export function bodyProblems(operation: ConsoleOperation, draft: Draft, check: SchemaCheck): FieldProblem[] {
  const media = mediaIn(operation, draft);
  const text = media && draft.bodies[media.contentType];
  if (!text?.trim() || media?.kind !== 'json') return [];
  const problem = (message: string): FieldProblem => ({key: 'body', label: 'Body', message});
  const parsed = parseJson(text);
  if (parsed.error) return [problem(`The body ${parsed.error}`)];
  if (media.schema === undefined) return [];
  const mismatches = check(media.schema, parsed.value, 'request') ?? [];
  return mismatches.map(({path, message}) => problem(`${path || 'The body'} ${message}`));
}
