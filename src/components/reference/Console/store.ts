import {createAuth} from '@theme/ApiExplorer/Authorization/slice';
import {createStoreWithState} from '@theme/ApiItem/store';

type Place = 'path' | 'query' | 'header' | 'cookie';

interface ConsoleParameter {
  in: Place;
  required?: boolean;
  example?: unknown;
  schema?: {default?: unknown; example?: unknown};
}

/** The parts of a generated operation that the console's state is made from. */
export interface ConsoleOperation {
  parameters?: ConsoleParameter[];
  requestBody?: {content?: Record<string, unknown>};
  responses?: Record<string, {content?: Record<string, unknown>}>;
  servers?: {url: string}[];
  security?: unknown;
  securitySchemes?: unknown;
}

/** Required parameters start with their example; optional ones stay empty, so that only what is filled in is sent. */
function withValue(parameter: ConsoleParameter): object {
  const value = parameter.required ? (parameter.example ?? parameter.schema?.example) : undefined;
  return value === undefined ? parameter : {...parameter, value};
}

/** State of the console for one operation. Nothing of it is stored: credentials are gone on reload. */
export function createConsoleStore(operation: ConsoleOperation) {
  const {parameters = [], requestBody, responses = {}, servers = [], security, securitySchemes} = operation;
  const at = (place: Place) => parameters.filter((parameter) => parameter.in === place).map(withValue);
  const accept = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content}]) => Object.keys(content ?? {}));
  const contentTypes = Object.keys(requestBody?.content ?? {});
  return createStoreWithState(
    {
      accept: {value: accept[0], options: accept},
      contentType: {value: contentTypes[0], options: contentTypes},
      server: {value: undefined, options: servers},
      response: {value: undefined},
      body: {type: 'empty'},
      params: {path: at('path'), query: at('query'), header: at('header'), cookie: at('cookie')},
      auth: createAuth({security, securitySchemes, options: {authPersistence: false}}),
      schemaSelection: {selections: {}},
      encodingSelection: {},
    },
    [],
  );
}
