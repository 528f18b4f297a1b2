// Replaced: imports the highlighter's languages itself, so that pages without code do not load them. It is not rendered
// again in the browser, because the tokens provide the colours of both themes.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import '@site/src/components/reference/highlighting';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  return <StringContent {...props}>{[children].flat().join('')}</StringContent>;
}
