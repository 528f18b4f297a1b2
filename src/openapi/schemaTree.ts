/** What a schema allows, as a tree of properties for reading. */
import {compact, isObject, list, text, type Json} from './json';
import type {RenderMarkdown} from './markdown';
import {chosenValue, type Flat, type Group, type Schemas} from './schema';
import {anchorFor, type Allocate} from './slugs';
import type {AllowedValue, Omitted, Property, ShownAt, Variant, VariantGroup} from './model';
import {constraintsOf, jsonText, typeName} from './schemaText';

/** Who sends the value: read-only members do not belong in requests, write-only ones not in answers. */
export type Direction = 'request' | 'answer' | 'both';

/** Rows of a page from which a component that the page has shown already is not repeated. */
const REPEATED_ROWS = 400;
/** Rows of a page from which a component gets a page of its own, so that no page grows without bound. */
const OWN_PAGE_ROWS = 1000;

/** One page in the making. */
export interface PageContext {
  allocate: Allocate;
  /** Properties and variants on the page so far. */
  rows: number;
  /** Components that are written out on the page: direction, node, anchor. */
  shown: Map<string, Map<Json, string>>;
  /** Slug of a component's own page. */
  schemaSlug: (node: Json, name: string) => string;
}

export const newPage = (allocate: Allocate, schemaSlug: PageContext['schemaSlug']): PageContext => ({
  allocate,
  rows: 0,
  shown: new Map(),
  schemaSlug,
});

export type Shape = Omit<Property, 'id' | 'name' | 'required'>;

interface Ancestor {
  keys: readonly Json[];
  name: string;
  id: string;
}

/** A schema within a page. */
interface Place {
  page: PageContext;
  /** Anchor of the part that shows the schema. */
  id: string;
  /** Start of the anchors below it. */
  prefix: string;
  direction: Direction;
  ancestors: readonly Ancestor[];
}

export interface Shapes {
  /** @param id anchor of the part of the page that shows the schema */
  shapeOf: (node: unknown, page: PageContext, direction: Direction, id: string, prefix?: string) => Shape;
  schemas: Schemas;
}

/** The open point that an extension marks, as a sentence. */
export function notSpecifiedIn(node: Json): string | undefined {
  const mark: unknown = node['x-not-specified'];
  if (!mark) return undefined;
  const reason: unknown = typeof mark === 'string' ? mark : node['x-not-specified-reason'];
  return typeof reason === 'string' ? reason : 'It is not specified yet.';
}

/** The first example that a schema carries. */
export function exampleIn(keywords: Json): unknown {
  if (keywords.example !== undefined) return keywords.example;
  if (Array.isArray(keywords.examples)) return keywords.examples[0];
  return undefined;
}

const refersTo = (ancestors: readonly Ancestor[], {keys}: Flat): Ancestor | undefined =>
  ancestors.findLast((ancestor) => ancestor.keys.some((key) => keys.includes(key)));

/** Whether a schema is a list of items of one kind. */
const hasItems = ({keywords}: Flat): boolean => isObject(keywords.items) && !Array.isArray(keywords.prefixItems);

/** Whether a schema has rows of its own. */
const hasRows = (flat: Flat): boolean =>
  flat.properties.size > 0 ||
  flat.groups.length > 0 ||
  isObject(flat.keywords.additionalProperties) ||
  isObject(flat.keywords.patternProperties) ||
  Array.isArray(flat.keywords.prefixItems);

export function shapesOf(schemas: Schemas, render: RenderMarkdown): Shapes {
  const {flatten} = schemas;

  /** The schema of the innermost items of an array, with the limits of each level. */
  function innermost(flat: Flat, ancestors: readonly Ancestor[]): {inner: Flat; limits: string[]} {
    const limits: string[] = [];
    const seen = new Set<Json>();
    let inner = flat;
    while (hasItems(inner) && !inner.keys.some((key) => seen.has(key)) && !refersTo(ancestors, inner)) {
      for (const key of inner.keys) seen.add(key);
      inner = flatten(inner.keywords.items);
      limits.push(...constraintsOf(schemas, inner).map((words) => `each item: ${words}`));
    }
    return {inner, limits};
  }

  function property(name: string, node: unknown, isRequired: boolean, place: Place): Property {
    const id = place.page.allocate(`${place.prefix}-${anchorFor(name)}`);
    place.page.rows += 1;
    return {id, name, required: isRequired, ...shape(flatten(node), node, {...place, id, prefix: id})};
  }

  /** Members of an object, those of the other direction by name only. */
  function membersOf(flat: Flat, place: Place): {children: Property[]; omitted?: Omitted} {
    const unwanted = place.direction === 'request' ? 'readOnly' : place.direction === 'answer' ? 'writeOnly' : null;
    const names: string[] = [];
    const children: Property[] = [];
    for (const [name, node] of flat.properties) {
      if (unwanted && flatten(node).keywords[unwanted] === true) names.push(name);
      else children.push(property(name, node, flat.required.has(name), place));
    }
    const {patternProperties, additionalProperties, prefixItems, items} = flat.keywords;
    if (isObject(patternProperties)) {
      for (const [pattern, node] of Object.entries(patternProperties)) {
        children.push(property(`/${pattern}/`, node, false, place));
      }
    }
    if (isObject(additionalProperties)) {
      const named = text(additionalProperties['x-additionalPropertiesName']) || 'any name';
      children.push(property(`{${named}}`, additionalProperties, false, place));
    }
    for (const [index, node] of list(prefixItems).entries()) children.push(property(`[${index}]`, node, false, place));
    if (Array.isArray(prefixItems) && isObject(items)) children.push(property('[others]', items, false, place));
    if (names.length === 0) return {children};
    return {children, omitted: {mark: unwanted === 'readOnly' ? 'read-only' : 'write-only', names}};
  }

  function variant(option: Json, group: Group, place: Place): Variant {
    const flat = flatten(option);
    const type = typeName(schemas, option, keysOf(place.ancestors));
    const name = flat.name ?? (text(flat.keywords.title) || type);
    const id = place.page.allocate(`${place.prefix}-${anchorFor(name)}`);
    place.page.rows += 1;
    const {children, variants, omitted, shownAt, constraints, descriptionHtml} = shape(flat, option, {
      ...place,
      id,
      prefix: id,
    });
    return compact({
      id,
      name,
      type,
      chosenBy: jsonText(chosenValue(group, option, flat)),
      constraints:
        flat.required.size > 0 && flat.properties.size === 0
          ? [...constraints, `requires ${[...flat.required].join(', ')}`]
          : constraints,
      descriptionHtml,
      children,
      variants,
      omitted,
      shownAt,
    });
  }

  /** Alternatives that say more than their types do. */
  function variantsOf(flat: Flat, place: Place): VariantGroup[] {
    return flat.groups
      .filter(({options}) => options.some((option) => saysMore(flatten(option))))
      .map((group) =>
        compact({
          kind: group.kind,
          discriminator: group.discriminator?.propertyName,
          options: group.options.map((option) => variant(option, group, place)),
        }),
      );
  }

  function saysMore(flat: Flat): boolean {
    return (
      hasRows(flat) ||
      flat.name !== undefined ||
      flat.required.size > 0 ||
      flat.keywords.title !== undefined ||
      flat.keywords.description !== undefined ||
      (hasItems(flat) && saysMore(flatten(flat.keywords.items))) ||
      constraintsOf(schemas, flat).length > 0
    );
  }

  /** Where a schema is written out already, if it is not to be repeated here. */
  function elsewhere(flat: Flat, {page, direction, ancestors, id}: Place): ShownAt | undefined {
    const around = refersTo(ancestors, flat);
    if (around) return {name: flat.name ?? around.name, anchor: around.id};
    const [node] = flat.keys;
    if (!node || flat.name === undefined) return undefined;
    const shown = page.shown.get(direction) ?? new Map<Json, string>();
    page.shown.set(direction, shown);
    const anchor = shown.get(node);
    if (anchor && page.rows > REPEATED_ROWS) return {name: flat.name, anchor};
    if (!anchor && page.rows > OWN_PAGE_ROWS) return {name: flat.name, schema: page.schemaSlug(node, flat.name)};
    if (!anchor) shown.set(node, id);
    return undefined;
  }

  function valuesOf({listed}: Flat): AllowedValue[] | undefined {
    if (!listed || listed.length < 2 || !listed.some(({description}) => description)) return undefined;
    return listed.map(({value, description}) => ({
      value: JSON.stringify(value),
      descriptionHtml: render(description),
    }));
  }

  function shape(flat: Flat, node: unknown, place: Place): Shape {
    const {keywords} = flat;
    const {inner, limits} = innermost(flat, place.ancestors);
    const shownAt = hasRows(inner) ? elsewhere(inner, place) : undefined;
    const within = {
      ...place,
      ancestors: [...place.ancestors, {keys: inner.keys, name: inner.name ?? 'the object around it', id: place.id}],
    };
    const {children, omitted} = shownAt ? {children: []} : membersOf(inner, within);
    const variants = shownAt ? [] : variantsOf(inner, within);
    return compact({
      type: typeName(schemas, node, keysOf(place.ancestors)),
      constraints: [...constraintsOf(schemas, flat), ...limits],
      descriptionHtml: render(keywords.description ?? inner.keywords.description),
      example: jsonText(exampleIn(keywords)),
      children,
      variants: variants.length > 0 ? variants : undefined,
      values: valuesOf(flat) ?? valuesOf(inner),
      deprecated: keywords.deprecated === true ? true : undefined,
      omitted,
      shownAt,
      notSpecified: notSpecifiedIn(keywords) ?? notSpecifiedIn(inner.keywords),
    });
  }

  return {
    schemas,
    shapeOf: (node, page, direction, id, prefix = id) =>
      shape(flatten(node), node, {page, id, prefix, direction, ancestors: []}),
  };
}

const keysOf = (ancestors: readonly Ancestor[]): Json[] => ancestors.flatMap(({keys}) => [...keys]);
