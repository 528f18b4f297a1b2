/** Servers and their URLs. */
import {markdownIn} from './document';
import {entries, isObject, list, property, text} from './json';
import type {Server} from './model';

/** Servers as written in the contract. */
export const serversOf = (servers: unknown): Server[] =>
  list(servers)
    .filter(isObject)
    .map(({url, description, variables}) => {
      const all = entries(variables)
        .filter(([, variable]) => isObject(variable))
        .map(([name, variable]) => ({
          name,
          default: text(variable.default),
          values: list(variable.enum).map(String),
          description: markdownIn(variable),
        }));
      return {url: text(url), label: text(description), ...(all.length > 0 && {variables: all})};
    });

/** A server's URL and the defaults of the variables in it. */
export interface ServerTemplate {
  url: string;
  variables?: readonly {name: string; default: string}[];
}

/**
 * The URL of a server with its variables filled in. Names in braces that are not variables stay.
 *
 * @param values by name; the default is used for a variable without a value
 */
export const serverUrl = ({url, variables = []}: ServerTemplate, values: Record<string, string> = {}): string =>
  url.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const variable = variables.find((one) => one.name === name);
    return variable ? text(property(values, name)) || variable.default : placeholder;
  });
