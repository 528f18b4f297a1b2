// Wrapped: styles the sidebar of guides.
import type {ComponentProps, ReactNode} from 'react';
import DocRoot from '@theme-original/DocRoot';
import './sidebar.css';

export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  return <DocRoot {...props} />;
}
