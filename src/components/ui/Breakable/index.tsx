import {Fragment, type ReactNode} from 'react';

/** Text in which an address may break after a dot or an @, and not in the middle of a word. */
export default function Breakable({children}: {children: string}): ReactNode {
  return children.split(/([a-z]\.|@)(?=[a-z])/).map((part, at) => (
    <Fragment key={at}>
      {part}
      {at % 2 === 1 && <wbr />}
    </Fragment>
  ));
}
