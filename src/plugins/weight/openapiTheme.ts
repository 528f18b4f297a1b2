import openapiTheme from 'docusaurus-theme-openapi-docs';
import type {Plugin} from '@docusaurus/types';

/** The theme of the console without its global style sheet, which `theme/ApiItem` asks for where it is needed. */
export default function theme(): Plugin {
  return {...(openapiTheme() as Plugin), getClientModules: () => []};
}
