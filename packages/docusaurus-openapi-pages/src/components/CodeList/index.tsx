import {Fragment, type ReactNode} from 'react';

/** Names as code, separated by commas. */
export default function CodeList({names}: {names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code translate="no">{name}</code>
    </Fragment>
  ));
}
