/** The bytes of a request's body. */
import type {NamedFile, Part, RequestBody} from '../request.ts';
import {wellFormed} from '../encode.ts';

/** Separates the parts of a form in samples; no file is likely to contain it. */
const BOUNDARY = 'part-8f2c61d4a07be935';

/** A name in a header, as browsers write it. */
const quoted = (name: string): string => wellFormed(name).replace(/["\r\n]/g, encodeURIComponent);

/** The lines of a multipart form, each with its line break; texts and files in between. */
export const multipartOf = <F extends NamedFile>(parts: readonly Part<F>[], boundary: string): (string | F)[] => [
  ...parts.flatMap(({name, value, contentType}) => {
    const isText = typeof value === 'string';
    const lines = [
      `--${boundary}\r\n`,
      `Content-Disposition: form-data; name="${quoted(name)}"${isText ? '' : `; filename="${quoted(value.name)}"`}\r\n`,
      ...(contentType ? [`Content-Type: ${contentType}\r\n`] : []),
    ];
    const last = `${lines.pop()!}\r\n`;
    return [...lines, last, ...(isText ? [`${wellFormed(value)}\r\n`] : [value, '\r\n'])];
  }),
  `--${boundary}--\r\n`,
];

/** The boundary for a form in a sample, always the same one; longer if a text contains it. */
function boundaryOf(parts: readonly Part[]): string {
  let boundary = BOUNDARY;
  while (parts.some(({value}) => typeof value === 'string' && value.includes(boundary))) boundary += '-';
  return boundary;
}

/** The texts and files that a body consists of, in order. */
export function piecesOf(body: RequestBody): (string | NamedFile)[] {
  if ('text' in body) return [body.text];
  return 'file' in body ? [body.file] : multipartOf(body.parts, boundaryOf(body.parts));
}

/** The Content-Type header of a body. */
export const contentTypeOf = (body: RequestBody): string =>
  'parts' in body ? `${body.contentType}; boundary=${boundaryOf(body.parts)}` : body.contentType;
