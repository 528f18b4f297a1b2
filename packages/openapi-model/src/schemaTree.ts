/** A schema as a tree of properties for display. */
import {markdownIn} from './document.ts';
import {docsIn, titleIn} from './facts.ts';
import {compact, isObject, jsonText, list, text, type Json} from './json.ts';
import {deepLimits, hasItems, itemLevels, limitsOf, summaryOf} from './limits.ts';
import {examplesOf, hiddenIn, type Direction} from './making.ts';
import type {NamedValue, Omitted, Property, SchemaNode, ShownAt, Variant, VariantGroup} from './model.ts';
import type {Rendering} from './rendering.ts';
import {chosenValues, isDescribed, type FlatSchema, type Schemas} from './schema.ts';
import {typeName} from './schemaText.ts';
import {anchorFor, type Allocate} from './slugs.ts';

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

interface Ancestor {
  keys: readonly Json[];
  name: string;
  id: string;
}

export interface Place {
  page: PageContext;
  /** Anchor of the section that shows the schema. */
  id: string;
  /** Prefix of the anchors inside it. */
  prefix: string;
  direction: Direction;
  /** Whether the API sends it as a request, so that nobody could send what is read-only. */
  isOutgoing?: boolean;
}

interface SchemaPosition extends Place {
  ancestors: readonly Ancestor[];
}

/** A schema whose description is not rendered yet, because what has the schema may have one of its own. */
export interface SchemaTree extends Omit<SchemaNode, 'descriptionHtml'> {
  markdown: string;
  facts: string[];
}

export type TreeOf = (node: unknown, place: Place) => SchemaTree;

const refersTo = (ancestors: readonly Ancestor[], {keys}: FlatSchema): Ancestor | undefined =>
  [...ancestors].reverse().find((ancestor) => ancestor.keys.some((key) => keys.includes(key)));

/** Rows for what has no name of its own, by keyword. */
const UNNAMED = [
  ['additionalProperties', '{any name}'],
  ['unevaluatedProperties', '{any name}'],
  ['unevaluatedItems', '[others]'],
  ['contentSchema', '[content]'],
] as const;

const hasRows = (flat: FlatSchema): boolean =>
  flat.properties.size > 0 ||
  flat.groups.length > 0 ||
  flat.conditions.length > 0 ||
  UNNAMED.some(([keyword]) => isObject(flat.keywords[keyword])) ||
  isObject(flat.keywords.patternProperties) ||
  Array.isArray(flat.keywords.prefixItems);

export function schemaTrees(schemas: Schemas, html: Rendering['html']): TreeOf {
  const {flatten} = schemas;

  const described = ({markdown, facts, ...shown}: SchemaTree): SchemaNode => ({
    ...shown,
    descriptionHtml: html(markdown, facts),
  });

  function property(name: string, node: unknown, isRequired: boolean, position: SchemaPosition): Property {
    const id = position.page.allocate(`${position.prefix}-${anchorFor(name)}`);
    return {id, name, required: isRequired, ...described(tree(flatten(node), node, {...position, id, prefix: id}))};
  }

  /** Properties of an object; those not sent in this direction by name only. */
  function childrenOf(flat: FlatSchema, position: SchemaPosition): {children: Property[]; omitted?: Omitted} {
    const names: string[] = [];
    const children: Property[] = [];
    for (const [name, node] of flat.properties) {
      if (hiddenIn(flatten(node), position.direction)) names.push(name);
      else children.push(property(name, node, flat.required.has(name), position));
    }
    const {patternProperties, prefixItems, items} = flat.keywords;
    if (isObject(patternProperties)) {
      for (const [pattern, node] of Object.entries(patternProperties)) {
        children.push(property(`/${pattern}/`, node, false, position));
      }
    }
    for (const [index, node] of list(prefixItems).entries())
      children.push(property(`[${index}]`, node, false, position));
    if (Array.isArray(prefixItems) && isObject(items)) children.push(property('[others]', items, false, position));
    for (const [keyword, name] of UNNAMED) {
      const node: unknown = flat.keywords[keyword];
      if (isObject(node)) children.push(property(name, node, false, position));
    }
    if (names.length === 0) return {children};
    return {children, omitted: {mark: position.direction === 'request' ? 'read-only' : 'write-only', names}};
  }

  /**
   * @param naming.label a name instead of the schema's own
   * @param naming.chosenBy values of the discriminator
   */
  function variant(
    option: unknown,
    position: SchemaPosition,
    {label, chosenBy = []}: {label?: string; chosenBy?: string[]},
  ): Variant {
    const flat = flatten(option);
    // Names without a schema: those of the object around it.
    const required = [...flat.required].filter((name) => !flat.properties.has(name));
    const type = typeName(schemas, option, keysOf(position.ancestors));
    const rule = type === 'any' && required.length > 0 ? `with ${required.join(', ')}` : undefined;
    const name = label ?? (text(flat.keywords.title) || (flat.name ?? rule ?? type));
    const id = position.page.allocate(`${position.prefix}-${anchorFor(name)}`);
    const {constraints, ...shown} = described(tree(flat, option, {...position, id, prefix: id}));
    return compact({
      ...shown,
      id,
      name,
      // Pages show a type that differs from the name.
      type: (label ?? rule) === undefined ? type : name,
      chosenBy: chosenBy.length > 0 ? chosenBy.map((value) => JSON.stringify(value)) : undefined,
      constraints:
        required.length > 0 && name !== rule ? [...constraints, `requires ${required.join(', ')}`] : constraints,
    });
  }

  /** A condition in words: `way is "sea"`. */
  function conditionText(node: unknown): string {
    const {properties, required} = flatten(node);
    const summaries = [...properties].map(([name, schema]) => `${name} is ${summaryOf(schemas, schema)}`);
    const present = [...required].filter((name) => !properties.has(name)).map((name) => `${name} is sent`);
    return [...summaries, ...present].join(' and ') || summaryOf(schemas, node);
  }

  /** The schemas of conditions, each named after its condition. */
  function conditional({conditions}: FlatSchema, position: SchemaPosition): VariantGroup[] {
    const options = conditions.flatMap((condition) => {
      const when = conditionText(condition.if);
      const rules = [
        [`if ${when}`, condition.then],
        [condition.then === undefined ? `unless ${when}` : 'otherwise', condition.else],
      ] as const;
      return rules.flatMap(([label, schema]) => (schema === undefined ? [] : [variant(schema, position, {label})]));
    });
    return options.length > 0 ? [{kind: 'depending', options}] : [];
  }

  /** Alternatives, unless their types already say everything. */
  function alternativesOf(flat: FlatSchema, position: SchemaPosition): VariantGroup[] {
    return flat.groups
      .filter(({options}) => options.some((option) => saysMore(flatten(option))))
      .map((group) =>
        compact({
          kind: group.kind,
          discriminator: group.discriminator?.propertyName,
          options: group.options.map((option) =>
            variant(option, position, {chosenBy: chosenValues(group, option, flatten(option))}),
          ),
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

  function valuesOf({enumValues}: FlatSchema): NamedValue[] | undefined {
    if (!enumValues || !isDescribed({enumValues})) return undefined;
    return enumValues.map(({value, name, description}) =>
      compact({value: jsonText(value) ?? '', name: name || undefined, descriptionHtml: html(description)}),
    );
  }

  function tree(flat: FlatSchema, node: unknown, position: SchemaPosition): SchemaTree {
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
    const variants = shownAt ? [] : [...alternativesOf(inner, within), ...conditional(inner, within)];
    const examples = list<unknown>(keywords.examples);
    return compact({
      type: typeName(schemas, node, keysOf(position.ancestors)),
      constraints: deepLimits(schemas, flat, levels).filter((limit) => !position.isOutgoing || limit !== 'read-only'),
      markdown: markdownIn(keywords) || markdownIn(inner.keywords),
      facts: [...titleIn(keywords, [position.id, flat.name ?? '']), ...docsIn(keywords)],
      ...(examples.length > 1
        ? {examples: examples.map((value) => ({value: jsonText(value)!, descriptionHtml: ''}))}
        : {example: jsonText(examplesOf(keywords)[0])}),
      children,
      variants: variants.length > 0 ? variants : undefined,
      values: valuesOf(flat) ?? valuesOf(inner),
      deprecated: keywords.deprecated === true ? true : undefined,
      omitted,
      shownAt,
    });
  }

  return (node, place) => tree(flatten(node), node, {...place, ancestors: []});
}

const keysOf = (ancestors: readonly Ancestor[]): Json[] => ancestors.flatMap(({keys}) => [...keys]);
