/** The sample request of an operation in Postman's format. Pure. */
import {valueIn} from 'openapi-model/console/field';
import {exampleDraft} from 'openapi-model/console/operation';
import {exampleRequest} from 'openapi-model/console/sample';
import type {ConsoleOperation} from 'openapi-model/console/types';
import {fromJson, isObject, type Json} from 'openapi-model/json';
import {isJsonType} from 'openapi-model/media';
import type {RequestBody, SampleHeader} from 'openapi-model/request';
import {inQuery} from 'openapi-model/serialise';

/** What a request takes from variables of the collection. */
export interface Names {
  /** Variable with the URL of the operation's server. */
  server: string;
  /** Variable with a credential, which samples read from the environment. */
  keyFor: (env: string) => string;
  /** Variable with the identifier that a field has, by its name or by the path in front of it; undefined for others. */
  idFor: (value: string, name: string, before?: string) => string | undefined;
}

/** `COURSE_ID`, `course-id` → `courseId`. */
export const camelCase = (name: string): string =>
  name.toLowerCase().replace(/[^a-z\d]+([a-z\d]?)/g, (_, letter: string) => letter.toUpperCase());

export const used = (variable: string): string => `{{${variable}}}`;

const headerOf = (header: SampleHeader, {keyFor}: Names): Json => ({
  key: header.name,
  value: 'value' in header ? header.value : `${header.prefix ?? ''}${used(keyFor(header.env))}`,
});

function bodyOf(body: RequestBody, {idFor}: Names): Json {
  if ('file' in body) return {mode: 'file', file: {src: body.file.name}};
  if ('parts' in body) {
    const formdata = body.parts.map(({name, value, contentType}) => ({
      key: name,
      ...(typeof value === 'string' ? {type: 'text', value} : {type: 'file', src: value.name}),
      ...(contentType && {contentType}),
    }));
    return {mode: 'formdata', formdata};
  }
  if (!isJsonType(body.contentType)) return {mode: 'raw', raw: body.text};
  const fields = fromJson(body.text);
  let raw = body.text;
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {})) {
    const id = typeof value === 'string' && idFor(value, name);
    const start = `${JSON.stringify(name)}: `;
    if (id) raw = raw.replace(start + JSON.stringify(value), () => `${start}"${used(id)}"`);
  }
  return {mode: 'raw', raw, options: {raw: {language: 'json'}}};
}

/** The pairs of a query as they are sent. */
const pairsOf = (query: string): Json[] =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [key, ...value] = pair.split('=');
      return {key, value: value.length > 0 ? value.join('=') : null};
    });

/** The optional parameters of a query, which are not sent until someone enables them. */
const optionalPairs = (form: ConsoleOperation): Json[] => {
  const {values} = exampleDraft(form);
  return form.parameters
    .filter(({in: place, key}) => place === 'query' && !values[key])
    .flatMap((field) => pairsOf(inQuery(field, valueIn(field, field.example))))
    .map((pair) => ({...pair, disabled: true}));
};

/** The path, with a value of its own for each placeholder that is a whole segment. */
function pathOf(template: string, path: string, {idFor}: Names): {path: string[]; variable: Json[]} {
  const names = template.split('/');
  const variable: Json[] = [];
  const segments = path.split('/').map((segment, index) => {
    const name = /^\{([^{}]+)\}$/.exec(names[index]!)?.[1];
    // Postman would take a segment after a colon for a variable.
    if (!name) return segment.replace(/^:/, '%3A');
    const id = idFor(segment, name, names.slice(0, index).join('/'));
    variable.push({key: name, value: id ? used(id) : segment});
    return `:${name}`;
  });
  return {path: segments.slice(1), variable};
}

export function requestOf(form: ConsoleOperation, names: Names): Json {
  const {method, url, query: keys = [], headers, body} = exampleRequest(form, '');
  const [start, search = ''] = url.split('?') as [string, string?];
  const {path, variable} = pathOf(form.path, start, names);
  const sent = [...pairsOf(search), ...keys.map(({name, env}) => ({key: name, value: used(names.keyFor(env))}))];
  const query = [...sent, ...optionalPairs(form)];
  const host = used(names.server);
  const written = sent.map(({key, value}) => (value === null ? key : `${key}=${value}`)).join('&');
  const content = body && !('parts' in body) ? [{name: 'Content-Type', value: body.contentType}] : [];
  return {
    method,
    header: [...headers, ...content].map((header) => headerOf(header, names)),
    url: {
      raw: [host, ...path].join('/') + (written && `?${written}`),
      host: [host],
      path,
      ...(query.length > 0 && {query}),
      ...(variable.length > 0 && {variable}),
    },
    ...(body && {body: bodyOf(body, names)}),
  };
}
