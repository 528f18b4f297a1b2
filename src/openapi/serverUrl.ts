/** A separate file, so that pages do not load `servers.ts`. */
import {property, text} from './json';

export interface ServerTemplate {
  url: string;
  variables?: readonly {name: string; default: string}[];
}

/**
 * The URL of a server with its variables filled in. Names in braces that are not variables are left as they are.
 *
 * @param values by name; the default is used for a variable without a value
 */
export const serverUrl = ({url, variables = []}: ServerTemplate, values: Record<string, string> = {}): string =>
  url.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const variable = variables.find((one) => one.name === name);
    return variable ? text(property(values, name)) || variable.default : placeholder;
  });
