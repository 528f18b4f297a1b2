declare module '*.woff2' {
  const url: string;
  export default url;
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

declare module '@theme-original/ApiItem' {
  import type {ComponentType} from 'react';

  const ApiItem: ComponentType;
  export default ApiItem;
}
