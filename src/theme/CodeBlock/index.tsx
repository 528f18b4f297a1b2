// Wrapped: brings the languages of our guides with it, so that pages without code do not load them.
import type {ComponentProps, ReactNode} from 'react';
import '@site/src/components/reference/highlighting';
import CodeBlock from '@theme-original/CodeBlock';

export default function CodeBlockWrapper(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
