/** The body of a request. */
import {fieldProblem} from './field';
import {wellFormed} from '../samples/encode';
import {parseValue} from './serialise';
import type {Draft, Media, FieldProblem} from './types';

export type Payload =
  | {kind: 'text'; contentType: string; text: string}
  | {kind: 'file'; contentType: string; file: File}
  | {kind: 'multipart'; parts: [name: string, value: string | File][]};

/** Form parts: one for each plain value, one for each item of a list. */
function formParts({fields}: Media, draft: Draft): [string, string | File][] {
  return fields.flatMap((field): [string, string | File][] => {
    if (field.control === 'file') return (draft.files[field.key] ?? []).map((file) => [field.name, file]);
    const text = draft.form[field.key] ?? '';
    const value = text === '' ? undefined : field.control === 'json' ? text : parseValue(field, text);
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [text]).map((item) => [field.name, item]);
  });
}

export function payloadOf(media: Media | undefined, draft: Draft): Payload | undefined {
  if (!media) return undefined;
  const {contentType, kind} = media;
  const file = draft.files.body?.[0];
  if (kind === 'file') return file && {kind: 'file', contentType, file};
  if (kind === 'multipart') return {kind: 'multipart', parts: formParts(media, draft)};
  if (kind === 'form') {
    const pairs = formParts(media, draft).map(([name, value]) => [wellFormed(name), wellFormed(value as string)]);
    return {kind: 'text', contentType, text: new URLSearchParams(pairs).toString()};
  }
  const text = draft.bodies[contentType] ?? '';
  return text.trim() === '' ? undefined : {kind: 'text', contentType, text};
}

export function formProblems(media: Media | undefined, draft: Draft): FieldProblem[] {
  return (media?.fields ?? []).flatMap((field) => {
    const isFile = field.control === 'file';
    const message = isFile
      ? field.required && !draft.files[field.key]?.length && 'Choose a file'
      : fieldProblem(field, draft.form[field.key] ?? '');
    return message ? [{key: field.key, label: field.name, message}] : [];
  });
}

/** The payload as `fetch` expects it. */
export function bodyOf(payload: Payload | undefined): BodyInit | undefined {
  if (payload?.kind === 'file') return payload.file;
  if (payload?.kind !== 'multipart') return payload?.text;
  const form = new FormData();
  for (const [name, value] of payload.parts) form.append(name, value);
  return form;
}
