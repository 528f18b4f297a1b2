/** What every generator reads from a request. */
import {contentTypeOf} from './body.ts';
import {encode} from '../encode.ts';
import type {SampleHeader, SampleRequest} from './types.ts';

/** All headers of a request; the content type of the body comes last. */
export const headersOf = ({headers, body}: SampleRequest): SampleHeader[] =>
  body ? [...headers, {name: 'Content-Type', value: contentTypeOf(body)}] : headers;

/** The URL of a request in pieces, each followed by the environment variable of a credential, if any. */
export function addressOf({url, query = []}: SampleRequest): {text: string; env?: string}[] {
  const start = url.includes('?') ? '&' : '?';
  if (query.length === 0) return [{text: url}];
  return query.map(({name, env}, index) => ({text: `${index === 0 ? url + start : '&'}${encode(name)}=`, env}));
}
