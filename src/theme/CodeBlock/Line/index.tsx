// Replaced: a line is a span, because HTML does not allow a div in code. Browsers do not translate it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: Props): ReactNode {
  // An empty line already gets its break from the `br` below.
  const [first] = line;
  const tokens = line.length === 1 && first?.content === '\n' ? [{...first, content: ''}] : line;
  return (
    <span {...getLineProps({line: tokens, className: clsx(classNames)})} translate="no">
      {tokens.map((token, index) => (
        <span key={index} {...getTokenProps({token})} />
      ))}
      <br />
    </span>
  );
}
