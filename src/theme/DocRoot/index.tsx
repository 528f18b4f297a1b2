// Wrapped: brings the part of Infima that only the written guides need, so that no other page loads it.
import type {ComponentProps, ReactNode} from 'react';
import DocRoot from '@theme-original/DocRoot';
import '@generated/weight/default/infima-guides.css';

export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  return <DocRoot {...props} />;
}
