import {useState} from 'react';
import {encodePermalink} from 'openapi-model/console/permalink';
import {prepare, type PreparedRequest} from 'openapi-model/console/request';
import {type Result, resultOf} from 'openapi-model/console/result';
import {curlOf} from 'openapi-model/console/sample';
import type {ConsoleOperation, Draft, FieldProblem} from 'openapi-model/console/types';
import {unknownIn, unknownText, valueProblems} from 'openapi-model/console/values';
import {localSandbox} from '../../lib/settings.ts';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {useCountdown} from './useCountdown.ts';
import {isAsked} from '../DeleteQuestion/index.tsx';
import {forget} from '../RunnableStep/saved.ts';
import {typedSecrets, type Tools} from './tools.ts';
import {useConnection} from './useConnection.ts';
import {useDraft} from './useDraft.ts';
import {useExchange} from './useExchange.ts';

/** A text to copy, and what is announced once it is copied. */
export interface Copied {
  text: string;
  message: string;
}

/** Text of the live region; `isShown` if it should also be visible. */
interface Message {
  text: string;
  isShown: boolean;
}

/** All credentials entered so far and those filled in, including the parts of basic credentials. */
const secretsOf = (current: Record<string, string>): string[] => [
  ...Object.values(current).flatMap((value) => [value, ...value.split(':')]),
  ...typedSecrets(),
];

export type ConsoleState = ReturnType<typeof useConsole>;

/** Props of the parts of a console. */
export interface ConsolePartProps {
  id: string;
  operation: ConsoleOperation;
  state: ConsoleState;
}

export function useConsole(operation: ConsoleOperation, hash: string, tools: Tools) {
  const {sandbox, demoCredential} = tools;
  // The fields that were faulty at the last attempt and have been ever since.
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isEdited, setEdited] = useState(false);
  const onChange = () => setEdited(true);
  const {form, notes} = useDraft(operation, hash, onChange);
  const connection = useConnection(operation, demoCredential, onChange);
  const {isSending, send, cancel} = useExchange();
  const [asking, setAsking] = useState<{isForced: boolean} | null>(null);
  const [latest, setLatest] = useState<{result: Result; url: string} | null>(null);
  // A response is shown with its server only.
  const result = latest?.url === connection.url ? latest.result : null;
  const [message, setMessage] = useState<Message>({text: notes.join(' '), isShown: true});
  const wait = useCountdown(result, () => setMessage({text: 'You can send it again now.', isShown: false}));
  const {isSandbox, schemes, credentials} = connection;
  const announce = (text: string) => setMessage({text, isShown: true});

  const preparedFor = (draft: Draft, url: string) =>
    prepare(operation, draft, {
      url,
      schemes,
      credentials,
      preferred: connection.preferred,
      ...(isSandbox && {cookieHeader: COOKIE_HEADER}),
    });

  const problemsOf = (draft: Draft, prepared: PreparedRequest): FieldProblem[] => [
    ...connection.problems,
    ...prepared.problems,
    ...valueProblems(tools, operation, draft),
  ];
  const now = faulty.length > 0 ? problemsOf(form.draft, preparedFor(form.draft, connection.url)) : [];
  const problems = now.filter(({key}) => faulty.includes(key));
  const unmended = faulty.filter((key) => problems.some((problem) => problem.key === key));
  // While someone types, a field that has been corrected is not reported again before the next attempt.
  if (unmended.length < faulty.length) setFaulty(unmended);

  /**
   * @param isForced true to send despite problems, unless one is final
   * @param isConfirmed true if a deletion has been confirmed
   */
  async function submit(draft: Draft, isForced = false, isConfirmed = false): Promise<void> {
    if (isSending) return;
    const prepared = preparedFor(draft, connection.url);
    const all = problemsOf(draft, prepared);
    const found = isForced ? all.filter(({isFinal}) => isFinal) : all;
    setFaulty(Array.from(new Set(found.map(({key}) => key))));
    setEdited(false);
    setMessage({text: '', isShown: false});
    const isHeld = found.length === 0 && isAsked(operation.method) && !isConfirmed;
    setAsking(isHeld ? {isForced} : null);
    if (found.length > 0) {
      setAttempt(attempt + 1);
      // The previous response does not belong to a request that was not sent.
      setLatest(null);
    }
    if (found.length > 0 || isHeld) return;
    const exchange = await send(prepared, connection.place, isSandbox ? sandbox.fetch : null);
    if (!exchange) return;
    const note = unknownText(unknownIn(tools, operation, draft));
    const next = resultOf({...exchange, note}, operation, tools.check, Date.now());
    setLatest({result: next, url: connection.url});
    setMessage({text: next.sentence, isShown: false});
  }

  function link(): Copied {
    const {hash: fragment, notes: omitted} = encodePermalink(operation, form.draft, secretsOf(credentials));
    const text = location.origin + location.pathname + fragment;
    return {text, message: ['Link copied, without credentials.', ...omitted].join(' ')};
  }

  function curl(): Copied {
    const prepared = preparedFor(form.draft, isSandbox ? localSandbox : connection.url);
    return {
      text: curlOf(prepared, schemes),
      message: isSandbox
        ? `Command copied. It calls ${localSandbox}, not the sandbox in this page. ` +
          'To call a real server, choose one under “Send to”.'
        : 'Command copied. It reads the credentials from the environment.',
    };
  }

  return {
    form,
    connection,
    problems,
    attempt,
    /** True after a change since the last attempt. */
    isEdited,
    isSending,
    isAsking: asking !== null,
    result,
    /** Remaining seconds to wait. */
    wait,
    message,
    announce,
    submit: () => void submit(form.draft),
    submitAnyway: () => void submit(form.draft, true),
    confirm: () => void submit(form.draft, asking?.isForced, true),
    keep: () => setAsking(null),
    cancel,
    link,
    curl,
    reset() {
      form.reset();
      setFaulty([]);
      announce('The examples have been restored.');
    },
    resetSandbox() {
      sandbox.reset();
      forget();
      announce('The sandbox has been reset. Everything you created in it is gone.');
    },
  };
}
