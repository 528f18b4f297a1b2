import {markdownIn} from './document';
import {entries, isObject, list, text} from './json';
import type {Overview, Server} from './model';

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

/** Servers of the document, of paths and of operations. */
export const serversIn = ({servers, tags}: Overview): Server[] => [
  ...servers,
  ...tags.flatMap(({operations}) => operations).flatMap((operation) => operation.servers ?? []),
];
