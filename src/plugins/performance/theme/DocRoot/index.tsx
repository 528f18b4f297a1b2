// Wrapped: loads all of Infima for the theme's own components, which only documentation pages use.
import type {ComponentProps, ReactNode} from 'react';
import DocRoot from '@theme-init/DocRoot';
import '@generated/performance-infima/default/whole.css';

export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  return <DocRoot {...props} />;
}
