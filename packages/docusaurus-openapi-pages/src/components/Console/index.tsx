import {type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef} from 'react';
import {consoleOperation} from 'openapi-model/console/operation';
import type {OperationData} from 'openapi-model/page';
import Actions from './Actions.tsx';
import {operationPath} from '../../lib/settings.ts';
import BodyFields from './BodyFields.tsx';
import Calls from './Calls.tsx';
import CredentialFields from './CredentialFields.tsx';
import ResponsePane from './ResponsePane.tsx';
import ParameterFields from './ParameterFields.tsx';
import ProblemSummary from './ProblemSummary.tsx';
import ServerFields from './ServerFields.tsx';
import type {Tools} from './tools.ts';
import {useConsole} from './useConsole.ts';
import {useKeptFocus} from './useKeptFocus.ts';
import {useLiveSample} from './useLiveSample.ts';
import styles from './styles.module.css';

export interface ConsoleProps {
  data: OperationData;
  /** URL fragment with values to fill in. */
  hash: string;
  tools: Tools;
  isOpen: boolean;
}

/** The console of one operation: server, credentials, parameters, body and response. Loaded on demand. */
export default function Console({data, hash, tools, isOpen}: ConsoleProps): ReactNode {
  const id = useId();
  const {id: name, slug} = data.operation;
  const page = operationPath(slug);
  const operation = useMemo(() => consoleOperation(tools.contract, name), [name, tools]);
  const state = useConsole(operation, page, hash, tools);
  useLiveSample(name, isOpen, state);
  const part = {id, operation, state};
  const {message, result} = state;
  const send = useRef<HTMLButtonElement>(null);
  const focus = useKeptFocus(send);
  const isSplit = result !== null;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {offsetTop, parentElement} = fields.current!;
    // The response takes room from the request: keep in view what is edited.
    if (isSplit) parentElement!.scrollTop = offsetTop - parentElement!.offsetTop;
  }, [isSplit]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) state.submit();
  };
  return (
    <div className={styles.console} onKeyDown={onKeyDown} {...focus}>
      {/* One above the other, each with its own scrolling; in one column on small screens. */}
      <div className={styles.panes} data-split={isSplit}>
        <div className={styles.request}>
          <ServerFields {...part} />
          <CredentialFields {...part} />
          <div ref={fields}>
            <ParameterFields {...part} />
            <BodyFields {...part} />
          </div>
          <Calls page={page} state={state} />
        </div>
        <ResponsePane operation={operation} state={state} />
      </div>
      <ProblemSummary id={id} state={state} />
      <p className={message.isShown && message.text ? styles.notice : 'visually-hidden'} role="status">
        {message.text}
      </p>
      <Actions ref={send} state={state} />
    </div>
  );
}
