/** Addresses of the brand's font files. */
declare module '@generated/brand/default/fonts' {
  const urls: string[];
  export default urls;
}

declare module '@generated/brand/default/kit.json' {
  import type {GuideKit} from '@site/src/plugins/brand/guide';

  const kit: GuideKit;
  export default kit;
}

declare module '@generated/icons/default/sprite.json' {
  const sprite: {
    /** Address of the file of icons, under the base URL. */
    url: string;
  };
  export default sprite;
}

declare module '@generated/content/default/help.json' {
  const answers: unknown;
  export default answers;
}

// Generated before every start and build.
declare module '*/docs/reference/sidebar' {
  import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types';

  const items: SidebarItemConfig[];
  export default items;
}

declare module '*.scss';

declare module 'docusaurus-theme-openapi-docs' {
  export default function theme(): unknown;
}

// The console's parts ship without types of their own.
declare module '@theme/ApiExplorer' {
  import type {ComponentType} from 'react';

  const ApiExplorer: ComponentType<{item: unknown; infoPath?: string}>;
  export default ApiExplorer;
}

declare module '@theme/ApiExplorer/Authorization/slice' {
  export function createAuth(options: unknown): unknown;
}

declare module '@theme/ApiItem/store' {
  import type {Store} from 'redux';

  export function createStoreWithState(state: object, middlewares: unknown[]): Store;
}

declare module '@theme/SchemaExpansion' {
  import type {ComponentType, ReactNode} from 'react';

  export const SchemaExpansionProvider: ComponentType<{children: ReactNode}>;
}
