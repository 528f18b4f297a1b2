import {encodePermalink} from 'openapi-model/console/permalink';
import {prepare, type PreparedRequest} from 'openapi-model/console/request';
import {exampleServer, sampleOf} from 'openapi-model/console/sample';
import {curl} from 'openapi-model/samples/curl';
import type {SampleRequest} from 'openapi-model/samples/types';
import type {ConsoleOperation, Draft, FieldProblem} from 'openapi-model/console/types';
import {valueProblems} from 'openapi-model/console/values';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {mockServer} from '../../lib/settings.ts';
import {typedSecrets, type Tools} from './tools.ts';
import {useConnection} from './useConnection.ts';
import {useDraft} from './useDraft.ts';

/** A text to copy, and what is announced once it is copied. */
export interface Copied {
  text: string;
  message: string;
}

/** All credentials entered so far and those filled in, including the parts of basic credentials. */
const secretsOf = (current: Record<string, string>): string[] => [
  ...Object.values(current).flatMap((value) => [value, ...value.split(':')]),
  ...typedSecrets(),
];

/** The request that the fields make, and how to hand it on. */
export function useRequest(operation: ConsoleOperation, hash: string, tools: Tools, onChange: () => void) {
  const {form, notes} = useDraft(operation, hash, onChange);
  const connection = useConnection(operation, onChange);
  const {isSandbox, schemes, credentials} = connection;

  const preparedFor = (draft: Draft, url = connection.url): PreparedRequest =>
    prepare(operation, draft, {
      url,
      schemes,
      credentials,
      ...(isSandbox && {preferred: draft.status}),
      ...(isSandbox && {cookieHeader: COOKIE_HEADER}),
    });

  // Only a mock server responds with the status that is asked for.
  const isForced = isSandbox && Boolean(form.draft.status);
  const url = isForced ? mockServer : isSandbox ? exampleServer(operation) : connection.url;
  const sample = (): SampleRequest => sampleOf(preparedFor(form.draft, url), schemes);

  return {
    form,
    /** What of the page's address could not be filled in. */
    notes,
    connection,
    preparedFor,
    problemsOf: (draft: Draft, prepared = preparedFor(draft)): FieldProblem[] => [
      ...connection.problems,
      ...prepared.problems,
      ...valueProblems(tools.contract, operation, draft),
    ],
    link(): Copied {
      const draft = isSandbox ? form.draft : {...form.draft, status: ''};
      const {hash: fragment, notes: omitted} = encodePermalink(operation, draft, secretsOf(credentials));
      const text = location.origin + location.pathname + fragment;
      return {text, message: ['Link copied, without credentials.', ...omitted].join(' ')};
    },
    /** The request as the samples of the page show it. */
    sample,
    curl(): Copied {
      return {
        text: curl(sample()),
        message: isForced
          ? `Command copied. It asks a mock server at ${mockServer} for status ${form.draft.status}.`
          : `Command copied. It calls ${url} and reads the credentials from the environment.`,
      };
    },
  };
}
