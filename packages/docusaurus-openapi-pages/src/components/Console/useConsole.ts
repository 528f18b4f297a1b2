import {useState} from 'react';
import {resultOf} from 'openapi-model/console/result';
import {TRY_FRAGMENT} from 'openapi-model/console/fragment';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
import {unknownIn} from 'openapi-model/console/values';
import {unknownText} from 'openapi-model/unknown';
import {isAsked} from '../DeleteQuestion/index.tsx';
import {forget} from '../RunnableStep/saved.ts';
import {type Call, type Latest, memory, nameOf, remember, type Tools} from './tools.ts';
import {useCountdown} from './useCountdown.ts';
import {useExchange} from './useExchange.ts';
import {useProblems} from './useProblems.ts';
import {useRequest} from './useRequest.ts';

/** Text of the live region; `isShown` if it should also be visible. */
interface Message {
  text: string;
  isShown: boolean;
}

export type ConsoleState = ReturnType<typeof useConsole>;

/** Props of the parts of a console. */
export interface ConsolePartProps {
  id: string;
  operation: ConsoleOperation;
  state: ConsoleState;
}

/** @param page path of the operation's page */
export function useConsole(operation: ConsoleOperation, page: string, hash: string, tools: Tools) {
  const {sandbox} = tools;
  const [isEdited, setEdited] = useState(false);
  const {form, notes, connection, preparedFor, problemsOf, link, sample, curl} = useRequest(
    operation,
    hash,
    tools,
    () => setEdited(true),
  );
  const {problems, attempt, show: showProblems} = useProblems(() => problemsOf(form.draft));
  const {isSending, send, cancel} = useExchange();
  const [asking, setAsking] = useState<{isForced: boolean} | null>(null);
  const name = nameOf(operation);
  const [latest, setLatest] = useState<Latest | null>(() => memory.drafts.get(name)?.latest ?? null);
  const [calls, setCalls] = useState(memory.calls);
  // A response is shown with its server only.
  const result = latest?.url === connection.url ? latest.result : null;
  const [message, setMessage] = useState<Message>({text: notes.join(' '), isShown: true});
  const wait = useCountdown(result, () => setMessage({text: 'You can send it again now.', isShown: false}));
  const announce = (text: string) => setMessage({text, isShown: true});

  /**
   * @param isForced true to send despite problems, unless one is final
   * @param isConfirmed true if a deletion has been confirmed
   */
  async function submit(draft: Draft, isForced = false, isConfirmed = false): Promise<void> {
    if (isSending) return;
    const prepared = preparedFor(draft);
    const all = problemsOf(draft, prepared);
    const found = isForced ? all.filter(({isFinal}) => isFinal) : all;
    showProblems(found);
    setEdited(false);
    setMessage({text: '', isShown: false});
    const isHeld = found.length === 0 && isAsked(operation.method) && !isConfirmed;
    setAsking(isHeld ? {isForced} : null);
    // The previous response does not belong to a request that was not sent.
    if (found.length > 0) setLatest(null);
    if (found.length > 0 || isHeld) return;
    const exchange = await send(prepared, connection.place, connection.isSandbox ? sandbox.fetch : null);
    if (!exchange) return;
    const note = unknownText(unknownIn(tools.contract, operation, draft));
    const next = resultOf({...exchange, note}, operation, tools.contract, Date.now());
    const {url, choice: server} = connection;
    const {method} = operation;
    const path = prepared.url.slice(url.length);
    setLatest({result: next, url});
    setMessage({text: next.sentence, isShown: false});
    remember({name, method, path, page, server, draft: {...draft, files: {}}, at: Date.now(), result: next, url});
    setCalls(memory.calls);
  }

  /** Fills in an earlier call and shows its response; the page of another operation does so when it opens. */
  function show(call: Call): void {
    const {draft, result: earlier, server, url} = call;
    connection.choose(server);
    if (call.name !== name) {
      memory.drafts.set(call.name, {draft, hash: TRY_FRAGMENT, latest: {result: earlier, url}});
      return;
    }
    form.fill(draft);
    showProblems([]);
    setEdited(false);
    setLatest({result: earlier, url});
    setMessage({text: earlier.sentence, isShown: false});
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
    // What it says about a response is shown with its server only, too.
    message: message.isShown || result ? message : {text: '', isShown: false},
    announce,
    submit: () => void submit(form.draft),
    submitAnyway: () => void submit(form.draft, true),
    confirm: () => void submit(form.draft, asking?.isForced, true),
    keep: () => setAsking(null),
    cancel,
    link,
    sample,
    curl,
    calls,
    show,
    forgetCalls() {
      memory.calls = [];
      setCalls(memory.calls);
      announce('The earlier requests have been cleared.');
    },
    reset() {
      form.reset();
      showProblems([]);
      announce('The examples have been restored.');
    },
    resetSandbox() {
      sandbox.reset();
      forget();
      announce('The sandbox has been reset. Everything you created in it is gone.');
    },
  };
}
