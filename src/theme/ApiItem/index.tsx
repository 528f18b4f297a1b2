// Wrapped: brings the console's style sheet with it, so that other pages do not load it.
import type {ComponentProps, ReactNode} from 'react';
import 'docusaurus-theme-openapi-docs/lib/theme/styles.scss';
import ApiItem from '@theme-original/ApiItem';

export default function ApiItemWrapper(props: ComponentProps<typeof ApiItem>): ReactNode {
  return <ApiItem {...props} />;
}
