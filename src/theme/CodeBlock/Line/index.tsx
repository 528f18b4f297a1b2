// Replaced: a line is a span, because HTML allows no div within code.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: Props): ReactNode {
  // An empty line ends with the break below and needs no other.
  const [first] = line;
  const tokens = line.length === 1 && first?.content === '\n' ? [{...first, content: ''}] : line;
  return (
    <span {...getLineProps({line: tokens, className: clsx(classNames)})}>
      {tokens.map((token, index) => (
        <span key={index} {...getTokenProps({token})} />
      ))}
      <br />
    </span>
  );
}
