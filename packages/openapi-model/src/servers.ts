import {markdownIn} from './document.ts';
import {entries, isObject, list, property, text} from './json.ts';
import type {Overview, Server} from './model.ts';
import type {Rendering} from './rendering.ts';

/** @param html renders the descriptions of variables, which only pages show */
export const serversOf = (servers: unknown, html: Rendering['html'] = () => ''): Server[] =>
  list(servers)
    .filter(isObject)
    .map(({url, description, variables}) => {
      const all = entries(variables)
        .filter(([, variable]) => isObject(variable))
        .map(([name, variable]) => ({
          name,
          default: text(variable.default),
          values: list(variable.enum).map(String),
          descriptionHtml: html(markdownIn(variable)),
        }));
      return {url: text(url), label: text(description), ...(all.length > 0 && {variables: all})};
    });

/** Servers of the document, of paths and of operations. */
export const serversIn = ({servers, tags}: Overview): Server[] => [
  ...servers,
  ...tags.flatMap(({operations}) => operations).flatMap((operation) => operation.servers ?? []),
];

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
