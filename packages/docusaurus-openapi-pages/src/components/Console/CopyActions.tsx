import type {ReactNode} from 'react';
import {copyText} from 'docusaurus-kit/lib/copyText';
import Button from 'docusaurus-kit/Button';
import Icon from 'docusaurus-kit/Icon';
import type {ConsoleState} from './useConsole.ts';
import type {Copied} from './useRequest.ts';

/** Copies the request as a link or a command; without clipboard access, shows the text. */
export default function CopyActions({state}: {state: ConsoleState}): ReactNode {
  const {link, curl, announce, connection} = state;
  const copy = async ({text, message}: Copied) => {
    announce((await copyText(text)) ? message : `This page can’t use the clipboard. Copy the text yourself:\n${text}`);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void copy(link())} size="compact">
        <Icon name="link" size={15} /> Copy link
      </Button>
      <Button kind={connection.isBlocked ? 'primary' : 'secondary'} onClick={() => void copy(curl())} size="compact">
        <Icon name="code" size={15} /> Copy as curl
      </Button>
    </>
  );
}
