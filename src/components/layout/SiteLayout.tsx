import type {ComponentType, PropsWithChildren} from 'react';
import Original from '@theme-original/Layout';

/**
 * Header, footer and the error boundary between them. Not `@theme/Layout`, which can be wrapped to give other pages, such as
 * those of a blog, what ours do without.
 */
const SiteLayout: ComponentType<PropsWithChildren> = Original;

export default SiteLayout;
