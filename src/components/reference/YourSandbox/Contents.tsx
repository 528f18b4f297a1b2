import type {ReactNode} from 'react';
import List from './List';
import {useSession} from './session';

/** What was created in the sandbox, closed at first; nothing while it is empty. The console has “Reset sandbox” above it. */
export default function Contents({className}: {className?: string}): ReactNode {
  const state = useSession();
  const {length} = state.created;
  if (length === 0) return null;
  const count = `${length} ${length === 1 ? 'record' : 'records'}`;
  return (
    <details className={className}>
      <summary>
        Your sandbox <span key={count}>{`(${count})`}</span>
      </summary>
      <List state={state} />
    </details>
  );
}
