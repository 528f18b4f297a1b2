// Replaced: brings the languages of our guides with it, so that pages without code do not load them, and is not drawn
// a second time in the browser, because the tokens give it the colours of either theme.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import '@site/src/components/reference/highlighting';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  return <StringContent {...props}>{[children].flat().join('')}</StringContent>;
}
