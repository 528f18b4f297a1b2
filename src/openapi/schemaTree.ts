/** A schema as a tree of properties for display. */
import {markdownIn, notSpecifiedIn} from './document';
import {exampleIn, hiddenIn, type Direction} from './example';
import {compact, isObject, jsonText, list, text, type Json} from './json';
import {deepLimits, hasItems, itemLevels, limitsOf} from './limits';
import type {AllowedValue, Omitted, Property, ShownAt, Variant, VariantGroup} from './model';
import {chosenValue, type FlatSchema, type Group, type Schemas} from './schema';
import {typeName} from './schemaText';
import {anchorFor, type Allocate} from './slugs';

/** State of a page while it is built. */
export interface PageContext {
  allocate: Allocate;
  /** Anchors of the components shown on the page, by direction and node. */
  shown: Map<Direction, Map<Json, string>>;
}

export const newPage = (allocate: Allocate): PageContext => ({allocate, shown: new Map()});

/** The page for a part to which the parts after it must not refer. */
export const forkedPage = ({allocate, shown}: PageContext): PageContext => ({
  allocate,
  shown: new Map([...shown].map(([direction, anchors]) => [direction, new Map(anchors)])),
});

/** A schema in the model, without the fields of a named property. */
export type SchemaNode = Omit<Property, 'id' | 'name' | 'required'>;

interface Ancestor {
  keys: readonly Json[];
  name: string;
  id: string;
}

/** The position of a schema on its page. */
interface SchemaPosition {
  page: PageContext;
  /** Anchor of the section that shows the schema. */
  id: string;
  /** Prefix of the anchors inside it. */
  prefix: string;
  direction: Direction;
  ancestors: readonly Ancestor[];
}

export interface SchemaTrees {
  /**
   * @param id anchor of the section that shows the schema
   * @param prefix prefix of the anchors inside it; the id by default
   */
  treeOf: (node: unknown, page: PageContext, direction: Direction, id: string, prefix?: string) => SchemaNode;
  schemas: Schemas;
}

const refersTo = (ancestors: readonly Ancestor[], {keys}: FlatSchema): Ancestor | undefined =>
  [...ancestors].reverse().find((ancestor) => ancestor.keys.some((key) => keys.includes(key)));

/** True if a schema has rows of its own. */
const hasRows = (flat: FlatSchema): boolean =>
  flat.properties.size > 0 ||
  flat.groups.length > 0 ||
  isObject(flat.keywords.additionalProperties) ||
  isObject(flat.keywords.patternProperties) ||
  Array.isArray(flat.keywords.prefixItems);

export function schemaTrees(schemas: Schemas): SchemaTrees {
  const {flatten} = schemas;

  function property(name: string, node: unknown, isRequired: boolean, position: SchemaPosition): Property {
    const id = position.page.allocate(`${position.prefix}-${anchorFor(name)}`);
    return {id, name, required: isRequired, ...tree(flatten(node), node, {...position, id, prefix: id})};
  }

  /** Properties of an object; those not sent in this direction by name only. */
  function childrenOf(flat: FlatSchema, position: SchemaPosition): {children: Property[]; omitted?: Omitted} {
    const names: string[] = [];
    const children: Property[] = [];
    for (const [name, node] of flat.properties) {
      if (hiddenIn(flatten(node), position.direction)) names.push(name);
      else children.push(property(name, node, flat.required.has(name), position));
    }
    const {patternProperties, additionalProperties, prefixItems, items} = flat.keywords;
    if (isObject(patternProperties)) {
      for (const [pattern, node] of Object.entries(patternProperties)) {
        children.push(property(`/${pattern}/`, node, false, position));
      }
    }
    if (isObject(additionalProperties)) {
      children.push(property('{any name}', additionalProperties, false, position));
    }
    for (const [index, node] of list(prefixItems).entries())
      children.push(property(`[${index}]`, node, false, position));
    if (Array.isArray(prefixItems) && isObject(items)) children.push(property('[others]', items, false, position));
    if (names.length === 0) return {children};
    return {children, omitted: {mark: position.direction === 'request' ? 'read-only' : 'write-only', names}};
  }

  function variant(option: Json, group: Group, position: SchemaPosition): Variant {
    const flat = flatten(option);
    const type = typeName(schemas, option, keysOf(position.ancestors));
    const name = flat.name ?? (text(flat.keywords.title) || type);
    const id = position.page.allocate(`${position.prefix}-${anchorFor(name)}`);
    const {children, variants, omitted, shownAt, limits, description} = tree(flat, option, {
      ...position,
      id,
      prefix: id,
    });
    return compact({
      id,
      name,
      type,
      chosenBy: jsonText(chosenValue(group, option, flat)),
      limits:
        flat.required.size > 0 && flat.properties.size === 0
          ? [...limits, {keyword: 'required' as const, value: [...flat.required]}]
          : limits,
      description,
      children,
      variants,
      omitted,
      shownAt,
    });
  }

  /** Alternatives, unless their types already say everything. */
  function variantsOf(flat: FlatSchema, position: SchemaPosition): VariantGroup[] {
    return flat.groups
      .filter(({options}) => options.some((option) => saysMore(flatten(option))))
      .map((group) =>
        compact({
          kind: group.kind,
          discriminator: group.discriminator?.propertyName,
          options: group.options.map((option) => variant(option, group, position)),
        }),
      );
  }

  function saysMore(flat: FlatSchema): boolean {
    return (
      hasRows(flat) ||
      flat.name !== undefined ||
      flat.required.size > 0 ||
      flat.keywords.title !== undefined ||
      flat.keywords.description !== undefined ||
      (hasItems(flat) && saysMore(flatten(flat.keywords.items))) ||
      limitsOf(schemas, flat).length > 0
    );
  }

  /**
   * Where a schema is already shown, undefined if it should be shown here. A page shows each component once in each
   * direction, so that it stays readable, and finite, where components share others.
   */
  function elsewhere(flat: FlatSchema, {page, direction, ancestors, id}: SchemaPosition): ShownAt | undefined {
    const around = refersTo(ancestors, flat);
    if (around) return {name: flat.name ?? around.name, anchor: around.id};
    const [node] = flat.keys;
    if (!node || flat.name === undefined) return undefined;
    const shown = page.shown.get(direction) ?? new Map<Json, string>();
    page.shown.set(direction, shown);
    const anchor = shown.get(node);
    if (anchor) return {name: flat.name, anchor};
    shown.set(node, id);
    return undefined;
  }

  function valuesOf({enumValues}: FlatSchema): AllowedValue[] | undefined {
    if (!enumValues || enumValues.length < 2 || !enumValues.some(({description}) => description)) return undefined;
    return enumValues.map(({value, description}) => ({value: jsonText(value) ?? '', description}));
  }

  function tree(flat: FlatSchema, node: unknown, position: SchemaPosition): SchemaNode {
    const {keywords} = flat;
    const levels = itemLevels(schemas, flat, (items) => refersTo(position.ancestors, items) !== undefined);
    const inner = levels[levels.length - 1] ?? flat;
    const shownAt = hasRows(inner) ? elsewhere(inner, position) : undefined;
    const within = {
      ...position,
      ancestors: [
        ...position.ancestors,
        {keys: inner.keys, name: inner.name ?? 'the object around it', id: position.id},
      ],
    };
    const {children, omitted} = shownAt ? {children: []} : childrenOf(inner, within);
    const variants = shownAt ? [] : variantsOf(inner, within);
    return compact({
      type: typeName(schemas, node, keysOf(position.ancestors)),
      limits: deepLimits(schemas, flat, levels),
      description: markdownIn(keywords) || markdownIn(inner.keywords),
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
    treeOf: (node, page, direction, id, prefix = id) =>
      tree(flatten(node), node, {page, id, prefix, direction, ancestors: []}),
  };
}

const keysOf = (ancestors: readonly Ancestor[]): Json[] => ancestors.flatMap(({keys}) => [...keys]);
