/** The body of a request. */
import {plainText} from '../json.ts';
import type {NamedFile, Part, RequestBody} from '../request.ts';
import {headerText, inForm} from '../serialise.ts';
import {fieldProblem, parseValue} from './field.ts';
import type {Draft, Field, FieldProblem, Media} from './types.ts';

/** The media type of a file: its own if the contract allows several. */
function fileType({contentType = ''}: Field, file: NamedFile & {type?: string}): string {
  const isOne = contentType !== '' && !/[,*]/.test(contentType);
  return isOne ? contentType : file.type || 'application/octet-stream';
}

/** The parts for a field: one for each file, plain value or item of a list. */
function partsOf<F extends NamedFile>(field: Field, {form, files}: Draft<F>): Part<F>[] {
  const {name, key, control, contentType} = field;
  if (control === 'file') {
    return (files[key] ?? []).map((file) => ({name, value: file, contentType: fileType(field, file)}));
  }
  const text = form[key] ?? '';
  if (text === '') return [];
  const value = parseValue(field, text);
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.map((item) => {
    const type =
      contentType?.split(',')[0] || (typeof item === 'object' && item !== null ? 'application/json' : undefined);
    return {name, value: Array.isArray(value) ? plainText(item) : text, ...(type && {contentType: type})};
  });
}

/** A form as text; fields without a value are left out. */
const formText = (fields: readonly Field[], form: Draft['form']): string =>
  fields
    .flatMap((field) =>
      form[field.key] ? [inForm(field, parseValue(field, form[field.key]!) ?? form[field.key])] : [],
    )
    .filter(Boolean)
    .join('&');

export function bodyOf<F extends NamedFile>(media: Media | undefined, draft: Draft<F>): RequestBody<F> | undefined {
  if (!media) return undefined;
  const {kind, fields} = media;
  const contentType = headerText(media.contentType);
  const file = draft.files.body?.[0];
  if (kind === 'file') return file && {contentType, file};
  if (kind === 'multipart') return {contentType, parts: fields.flatMap((field) => partsOf(field, draft))};
  if (kind === 'form') return {contentType, text: formText(fields, draft.form)};
  const text = draft.bodies[media.contentType] ?? '';
  return text.trim() === '' ? undefined : {contentType, text};
}

export function formProblems(media: Media | undefined, draft: Draft<NamedFile>): FieldProblem[] {
  return (media?.fields ?? []).flatMap((field) => {
    const isFile = field.control === 'file';
    const message = isFile
      ? field.required && !draft.files[field.key]?.length && 'Choose a file'
      : fieldProblem(field, draft.form[field.key] ?? '');
    return message ? [{key: field.key, label: field.name, message}] : [];
  });
}
