import {Fragment, type ReactNode} from 'react';

/** Code in which a path may break after each directory: browsers break it anywhere, in the middle of a name too. */
export default function PathCode({children}: {children: string}): ReactNode {
  const parts = children.split('/');
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && '/'}
          {/\w$/.test(parts[index - 1] ?? '') && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
