import type {ComponentType, PropsWithChildren} from 'react';
import Original from '@theme-original/Layout';

/**
 * Header, footer and the error boundary between them, for our own pages. `@theme/Layout` adds what pages of Docusaurus'
 * own features need (src/theme/Layout).
 */
const SiteLayout: ComponentType<PropsWithChildren> = Original;

export default SiteLayout;
