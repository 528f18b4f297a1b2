/** Data of the plugin, which sets these aliases. */
declare module '@openapi-pages/settings' {
  const settings: import('./plugin/settings.ts').PageSettings;
  export default settings;
}

/** The bundled contract. */
declare module '@openapi-pages/contract' {
  const contract: Record<string, unknown>;
  export default contract;
}

/** The theme's slots. */
declare module '@theme/ApiStyles';

declare module '@theme/ApiTitle' {
  export {default} from './theme/ApiTitle/index.tsx';
}

declare module '@theme/ApiOverview' {
  export {default} from './theme/ApiOverview/index.tsx';
}

declare module '@theme/ApiExplorer' {
  export {default} from './theme/ApiExplorer/index.tsx';
}

declare module '@theme/ApiExtras' {
  export {default} from './theme/ApiExtras/index.tsx';
}

declare module '@theme/ApiSandbox' {
  export {default} from './theme/ApiSandbox/index.ts';
}
