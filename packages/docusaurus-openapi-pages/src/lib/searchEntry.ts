/** The search entry of an operation, from the model. Error responses are left out: all operations share them. */
import type {Body, Operation, Parameter, Property, ResponseModel, Variant} from 'openapi-model/model';
import {plainText} from '../plugin/markdown.ts';
import {joinTexts} from './searchText.ts';

/** A linkable part of a page: a section, a parameter, a property. */
export interface SearchPart {
  /** Fragment, without `#`. */
  id: string;
  /** Omitted if it is the same as the page's. */
  kind?: 'parameter' | 'property';
  title: string;
  text: string;
}

export interface SearchEntry {
  kind: 'operation';
  title: string;
  /** Description of the operation. */
  text: string;
  /** Exact names in addition to the title, such as `GET` and `/api/v1/courses`. */
  names: string[];
  parts: SearchPart[];
}

const textOf = (item: Parameter | Property): string =>
  joinTexts([
    [
      item.type,
      'in' in item && `in ${item.in}`,
      item.required ? 'required' : 'optional',
      item.deprecated && 'deprecated',
    ]
      .filter(Boolean)
      .join(' '),
    plainText(item.descriptionHtml),
    item.constraints.join(', '),
    ...[...(item.values ?? []), ...(item.examples ?? [])].map(
      ({value, name = '', descriptionHtml}) => `${value} ${name} ${plainText(descriptionHtml)}`,
    ),
    item.example === undefined ? '' : `Example: ${item.example}`,
  ]);

/**
 * Entries of a level and of all levels below it.
 *
 * @param path names above it, which come first in each title; an alternative adds none
 */
function partsIn(
  {children, variants = []}: Pick<Body, 'children' | 'variants'>,
  kind: 'parameter' | 'property',
  path: readonly string[] = [],
): SearchPart[] {
  const entry = ({id, name}: Property | Variant, text: string): SearchPart => ({
    id,
    kind,
    title: [...path, name].join('.'),
    text,
  });
  return [
    ...children.flatMap((item) => [entry(item, textOf(item)), ...partsIn(item, kind, [...path, item.name])]),
    ...variants
      .flatMap(({options}) => options)
      .flatMap((option) => [
        entry(option, joinTexts([option.type, plainText(option.descriptionHtml), option.constraints.join(', ')])),
        ...partsIn(option, kind, path),
      ]),
  ];
}

const formatsOf = (body: Body | undefined): Body[] => (body ? [body, ...(body.alternatives ?? [])] : []);
const typesOf = (body: Body | undefined): string[] =>
  formatsOf(body).map(({contentType, type}) => `${contentType} ${type}`);
const propertiesOf = (body: Body | undefined): SearchPart[] =>
  formatsOf(body).flatMap((format) => partsIn(format, 'property'));

/** The first line of a response is also that of its whole description, if it has one. */
function responseText({status, description, descriptionHtml = '', body}: ResponseModel): string[] {
  const whole = plainText(descriptionHtml);
  const texts = whole.startsWith(description) ? [whole] : [description, whole];
  return [[status, ...texts].join(' '), ...typesOf(body)];
}

/** The search entry of an operation, with its parameters, its properties and those of its successful responses. */
export function operationEntry({method, path, summary, ...operation}: Operation): SearchEntry {
  const {descriptionHtml, parameters, body, caveats} = operation;
  const responses = operation.responses.filter(({status}) => status.startsWith('2'));
  const section = (id: string, title: string, texts: readonly string[]): SearchPart => ({
    id,
    title,
    text: joinTexts(texts),
  });
  return {
    kind: 'operation',
    title: summary,
    text: joinTexts([descriptionHtml, ...caveats.map((caveat) => caveat.descriptionHtml)].map(plainText)),
    names: [method, path],
    parts: [
      ...partsIn({children: parameters}, 'parameter'),
      ...(body
        ? [
            section('request-body', 'Request body', [plainText(body.descriptionHtml), ...typesOf(body)]),
            ...propertiesOf(body),
          ]
        : []),
      section('responses', 'Responses', responses.flatMap(responseText)),
      ...responses.flatMap(({headers = [], body: content}) => [
        ...partsIn({children: headers}, 'property'),
        ...propertiesOf(content),
      ]),
    ],
  };
}
