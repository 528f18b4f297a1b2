import {type KeyboardEvent, type ReactNode, useId, useMemo, useRef} from 'react';
import {consoleOperation} from '@site/src/lib/console/operation';
import type {OperationData} from '@site/src/openapi/page';
import Actions from './Actions';
import BodyFields from './BodyFields';
import CopyActions from './CopyActions';
import CredentialFields from './CredentialFields';
import ResponsePane from './ResponsePane';
import Panes from './Panes';
import ParameterFields from './ParameterFields';
import ProblemSummary from './ProblemSummary';
import ServerFields from './ServerFields';
import type {Tools} from './tools';
import {useConsole} from './useConsole';
import {useKeptFocus} from './useKeptFocus';
import styles from './styles.module.css';

export interface ConsoleProps {
  data: OperationData;
  /** URL fragment with values to fill in. */
  hash: string;
  tools: Tools;
}

/** The console of one operation: server, credentials, parameters, body and response. Loaded on demand. */
export default function Console({data, hash, tools}: ConsoleProps): ReactNode {
  const id = useId();
  const operation = useMemo(() => consoleOperation(data, tools.contract), [data, tools]);
  const state = useConsole(operation, hash, tools);
  const {form, connection, problems, message, result} = state;
  const send = useRef<HTMLButtonElement>(null);
  const focus = useKeptFocus(send);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) state.submit();
  };
  return (
    <div className={styles.console} onKeyDown={onKeyDown} {...focus}>
      <Panes
        id={id}
        isSplit={result !== null && !state.isHeld}
        settings={
          <>
            <ServerFields connection={connection} id={id} onResetSandbox={state.resetSandbox} operation={operation} />
            <CredentialFields connection={connection} id={id} problems={problems} security={operation.security} />
          </>
        }
        fields={
          <>
            <ParameterFields form={form} id={id} parameters={operation.parameters} problems={problems} />
            <BodyFields form={form} id={id} operation={operation} problems={problems} />
          </>
        }
        response={
          <ResponsePane
            isHeld={state.isHeld}
            isSandbox={connection.isSandbox}
            isSending={state.isSending}
            onNextPage={state.askForNextPage}
            onShowPrevious={state.showPrevious}
            operation={operation}
            result={result}
            statuses={tools.statuses}
            wait={state.wait}
          />
        }
      />
      <ProblemSummary
        attempt={state.attempt}
        id={id}
        isEdited={state.isEdited}
        onSendAnyway={state.submitAnyway}
        problems={problems}
      />
      <p className={message.isShown && message.text ? styles.notice : 'visually-hidden'} role="status">
        {message.text}
      </p>
      <Actions
        isAsking={state.isAsking}
        isSending={state.isSending}
        onCancel={state.cancel}
        onConfirm={state.confirm}
        onKeep={state.keep}
        onSend={state.submit}
        place={connection.place}
        ref={send}
      >
        <CopyActions announce={state.announce} curl={state.curl} link={state.link} onReset={state.reset} />
      </Actions>
    </div>
  );
}
