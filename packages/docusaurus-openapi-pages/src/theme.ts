/** The theme: components of the pages, each of which a site can swizzle. */
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin, SwizzleConfig} from '@docusaurus/types';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default function theme(): Plugin {
  return {
    name: 'docusaurus-openapi-pages',
    getThemePath: () => folder('./theme'),
    // What is published has JavaScript in the first folder.
    getTypeScriptThemePath: () => [folder('./typescript'), folder('./theme')].find(existsSync)!,
  };
}

const slot = (description: string) => ({description, actions: {eject: 'safe', wrap: 'safe'} as const});

export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    ApiItem: slot('The page of an operation inside the docs instance: breadcrumbs, content, previous and next.'),
    ApiOverview: slot('The overview of the API.'),
    ApiTitle: slot('The first heading of a page.'),
    ApiExplorer: slot('The button that opens the console.'),
    ApiExtras: slot('After the page of an operation; nothing by default.'),
    ApiSandbox: slot('Makes the sandbox of a page; eject it to answer requests by handlers of your own.'),
    ApiStyles: slot('The style sheets; eject it for a site that defines their custom properties itself.'),
    CodeBlock: slot('Adds a button to steps of guides that run.'),
  },
});
