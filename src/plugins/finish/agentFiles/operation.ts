/** Writes the pages of the API reference as Markdown, from the model of the contract. Pure. */
import {operationPath, schemaPath, twinPath} from '../../../lib/paths';
import {curl} from '../../../lib/samples';
import {exampleRequest} from '../../../lib/samples/example';
import type {
  Body,
  Callback,
  Omitted,
  Operation,
  Overview,
  Limit,
  Property,
  ResponseModel,
  SchemaPage,
  SecurityAlternative,
  SecurityScheme,
  ShownAt,
  Tag,
  Variant,
  VariantGroup,
} from '../../../openapi/model';
import {responseLine} from '../../../openapi/page';
import {limitText} from '../../../openapi/schemaText';
import {firstLine} from '../../reference/markdown';
import {linksOf, safeMarkdown, type LinkOf} from './description';
import {blocks, code, escapeText, fence, hang, link, table} from './markdown';

/** Absolute URL of a page, from its path relative to the base URL. */
export type AddressOf = (path: string) => string;

/** The nested content of a property, body, variant or component. */
interface Inside {
  children: readonly Property[];
  variants?: readonly VariantGroup[];
  values?: readonly {value: string; description: string}[];
  omitted?: Omitted;
  shownAt?: ShownAt;
  notSpecified?: string;
}

const item = (...lines: (string | false | undefined)[]): string => `- ${hang(lines.filter(Boolean).join('\n'), 2)}`;
const texts = (limits: readonly Limit[]): string[] => limits.map(limitText);
const lines = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');
/** Note on a gap in the contract. The reason comes from the contract, with names in backticks. */
const open = (reason: string): string =>
  `**Known gap:** ${reason.replace(/`([^`\n]+)`|[^`]+|`/g, (part, name?: string) => (name ? code(name) : escapeText(part)))}`;

/** The site that the files link to. */
export interface Site {
  addressOf: AddressOf;
  /** Resolves links in descriptions; by default, relative links are removed. */
  linkOf?: LinkOf;
}

/** Writes the parts of one document; `page` is its absolute URL. */
class Writer {
  private readonly addressOf: AddressOf;
  private readonly linkOf: LinkOf;

  constructor(
    private readonly page: string,
    {addressOf, linkOf = linksOf()}: Site,
  ) {
    this.addressOf = addressOf;
    this.linkOf = linkOf;
  }

  /** @param level level of the highest headings; if omitted, headings become bold lines */
  description(markdown: string, level?: number): string {
    return safeMarkdown(markdown, (href) => this.linkOf(href, this.page), level);
  }

  /** First line of an entry, such as `name (string, required, 1 to 80 characters): Description. Example: "x"`. */
  private head(name: string, facts: readonly (string | undefined)[], markdown: string, example?: string): string {
    const description = this.description(markdown);
    const shown = `${name} (${facts
      .filter(Boolean)
      .map((fact) => escapeText(fact!))
      .join(', ')})`;
    const text = description ? `${shown}: ${description}` : shown;
    return example === undefined ? text : `${text} Example: ${code(example)}`;
  }

  property(property: Property): string {
    const {name, type, required, limits, description, deprecated, example} = property;
    const facts = [type, required ? 'required' : 'optional', deprecated ? 'deprecated' : undefined, ...texts(limits)];
    return item(this.head(code(name), facts, description, example), this.inside(property));
  }

  private variant(variant: Variant): string {
    const {name, type, chosenBy, limits, description} = variant;
    const facts = [type, chosenBy && `chosen by ${chosenBy}`, ...texts(limits)];
    return item(this.head(`**${escapeText(name)}**`, facts, description), this.inside(variant));
  }

  /** Properties, variants and values as a nested list of all levels. */
  inside({children, variants = [], values = [], omitted, shownAt, notSpecified}: Inside): string {
    return lines([
      ...values.map(({value, description}) => item(`${code(value)}: ${this.description(description)}`)),
      ...children.map((child) => this.property(child)),
      ...variants.map(({kind, discriminator, options}) =>
        item(
          `${kind === 'one of' ? 'One of' : 'Any of'}${discriminator ? `, distinguished by ${code(discriminator)}` : ''}:`,
          ...options.map((option) => this.variant(option)),
        ),
      ),
      omitted && item(`Left out, ${omitted.mark}: ${omitted.names.map(code).join(', ')}`),
      shownAt && item(this.reference(shownAt)),
      notSpecified && item(open(notSpecified)),
    ]);
  }

  private reference({name, schema}: ShownAt): string {
    return schema !== undefined
      ? `See ${link(escapeText(name), this.addressOf(schemaPath(schema)))}`
      : `As ${escapeText(name)} above`;
  }

  private examples({contentType, example, examples = []}: Body): string {
    const block = (text: string) => fence(text, /\bjson\b/.test(contentType) ? 'json' : '');
    if (examples.length > 1) {
      return blocks(
        examples.map(({name, summary, text}) => blocks([`Example: ${escapeText(summary || name)}`, block(text)])),
      );
    }
    return example === undefined ? '' : block(example);
  }

  body(body: Body): string {
    const {contentType, type, limits, properties, externalExamples = [], alternatives = []} = body;
    return blocks([
      [code(contentType), type, ...texts(limits)]
        .map((fact, index) => (index === 0 ? fact : escapeText(fact)))
        .join(', '),
      this.inside({...body, children: properties}),
      this.examples(body),
      ...externalExamples.map(({label, url}) => `Example: ${link(escapeText(label), url)}`),
      ...alternatives.map((alternative) => this.body(alternative)),
    ]);
  }

  responses(responses: readonly ResponseModel[], level: number): string {
    return blocks(
      responses.map((response) => {
        const {status, description, headers = [], body, links = [], notSpecified} = response;
        const line = responseLine(response, firstLine);
        return blocks([
          `${'#'.repeat(level)} ${status}`,
          description.trim() === line || !description ? escapeText(line) : this.description(description),
          notSpecified && open(notSpecified),
          headers.length > 0 && blocks(['Headers:', lines(headers.map((header) => this.property(header)))]),
          body && this.body(body),
          links.length > 0 && lines(links.map((link) => item(`Next: ${code(link.name)}, ${this.target(link)}`))),
        ]);
      }),
    );
  }

  private target({slug, target}: {slug?: string; target: string}): string {
    return slug ? link(escapeText(target), this.addressOf(operationPath(slug))) : escapeText(target);
  }

  callback({name, method, expression, summary, description, body, responses}: Callback): string {
    return blocks([
      `### ${escapeText(summary || name)}`,
      code(`${method} ${expression}`),
      this.description(description),
      body && this.body(body),
      this.responses(responses, 4),
    ]);
  }

  schemes(security: readonly SecurityScheme[]): string {
    const kind = ({type, httpScheme, bearerFormat}: SecurityScheme) =>
      type === 'http' ? [httpScheme, bearerFormat].filter(Boolean).join(', ') : type;
    return table(
      ['Name', 'In', 'Kind', 'Description'],
      security.map((scheme) => [
        code(scheme.name),
        scheme.in,
        escapeText(kind(scheme)),
        [
          this.description(scheme.description),
          scheme.openIdConnectUrl,
          ...(scheme.flows ?? []).map(({type, authorizationUrl, tokenUrl}) =>
            [type, authorizationUrl, tokenUrl].filter(Boolean).join(' '),
          ),
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    );
  }
}

/** The credentials that a request needs, in one sentence. */
function requirement(alternatives: readonly SecurityAlternative[], names: ReadonlyMap<string, string>): string {
  const texts = alternatives.map((alternative) =>
    alternative
      .map(({scheme, scopes}) => {
        const scope = scopes.length > 0 ? ` with ${scopes.map(code).join(', ')}` : '';
        return code(names.get(scheme) ?? scheme) + scope;
      })
      .join(' and '),
  );
  if (texts.length === 0) return 'No credentials are needed.';
  return `Required: ${texts.map((text) => text || 'nothing').join(', or ')}.`;
}

function securityMarkdown(writer: Writer, operation: Operation, security: readonly SecurityScheme[]): string {
  const names = new Map(security.map(({scheme, name}) => [scheme, name]));
  return blocks([
    '## Authentication',
    requirement(operation.security, names),
    security.length > 0 && writer.schemes(security),
  ]);
}

function parametersMarkdown(writer: Writer, {parameters}: Operation): string {
  const nested = parameters.map((parameter) => ({parameter, inside: writer.inside(parameter)}));
  return blocks([
    '## Parameters',
    table(
      ['Name', 'In', 'Type', 'Required', 'Constraints', 'Example', 'Description'],
      parameters.map(({name, in: place, type, required, limits, example, description, deprecated}) => [
        code(name),
        place,
        escapeText(type),
        required ? 'yes' : 'no',
        escapeText([...texts(limits), ...(deprecated ? ['deprecated'] : [])].join(', ')),
        example === undefined ? '' : code(example),
        writer.description(description),
      ]),
    ),
    ...nested.map(({parameter, inside}) => inside && blocks([`Within ${code(parameter.name)}:`, inside])),
  ]);
}

/** Level of the headings in a description directly below the document's title. */
const HEADING_LEVEL = 2;

/**
 * The page of an operation as Markdown, with everything that the contract says about it.
 *
 * @param overview the contract's security schemes and default servers
 * @param site resolves links, which are absolute so that they work in copies of the text
 */
export function operationMarkdown(
  operation: Operation,
  {security, servers}: Pick<Overview, 'security' | 'servers'>,
  site: Site,
): string {
  const {
    method,
    path,
    slug,
    summary,
    description,
    deprecated,
    externalDocs,
    isWebhook,
    parameters,
    body,
    notSpecified,
  } = operation;
  const page = site.addressOf(operationPath(slug));
  const writer = new Writer(page, site);
  const server = (operation.servers ?? servers)[0] ?? {url: ''};
  const wanted = new Set(operation.security.flat().map(({scheme}) => scheme));
  const schemes = security.filter(({scheme}) => wanted.has(scheme));
  return `${blocks([
    `# ${escapeText(summary)}`,
    isWebhook ? `${code(`${method} ${path}`)}, a request that the API sends` : code(`${method} ${server.url}${path}`),
    deprecated && '**This operation is deprecated.**',
    writer.description(description, HEADING_LEVEL),
    notSpecified && open(notSpecified),
    externalDocs && `More: ${link(escapeText(externalDocs.label || externalDocs.url), externalDocs.url)}`,
    !isWebhook && securityMarkdown(writer, operation, schemes),
    parameters.length > 0 && parametersMarkdown(writer, operation),
    body &&
      blocks([
        '## Request body',
        body.required ? 'Required.' : 'Optional.',
        writer.description(body.description),
        writer.body(body),
      ]),
    !isWebhook && blocks(['## Example request', fence(curl(exampleRequest(server, operation, schemes)), 'bash')]),
    blocks(['## Responses', writer.responses(operation.responses, 3)]),
    operation.callbacks &&
      blocks(['## Callbacks', ...operation.callbacks.map((callback) => writer.callback(callback))]),
    `Page: ${page}`,
  ])}\n`;
}

/** The page of a component as Markdown. */
export function schemaMarkdown(schema: SchemaPage, site: Site): string {
  const page = site.addressOf(schemaPath(schema.slug));
  const writer = new Writer(page, site);
  return `${blocks([
    `# ${escapeText(schema.name)}`,
    [schema.type, ...texts(schema.limits)].map(escapeText).join(', '),
    writer.description(schema.description),
    writer.inside(schema),
    schema.example !== undefined && fence(schema.example, 'json'),
    `Page: ${page}`,
  ])}\n`;
}

function tagMarkdown(writer: Writer, {name, description, operations}: Tag, {addressOf}: Site): string {
  return blocks([
    `## ${escapeText(name)}`,
    writer.description(description),
    operations
      .map(({summary, slug, method, path}) => {
        const twin = addressOf(twinPath(operationPath(slug)));
        return item(`${link(escapeText(summary), twin)}: ${code(`${method} ${path}`)}`);
      })
      .join('\n'),
  ]);
}

/** The overview as Markdown: introduction, authentication, one line per operation, and the error catalogue. */
export function overviewMarkdown(overview: Overview, site: Site): string {
  const page = site.addressOf('/developer');
  const writer = new Writer(page, site);
  const {title, version, description, servers, security, tags, errors, gaps} = overview;
  return `${blocks([
    `# ${escapeText(title)}`,
    lines([
      ...servers.map(({url, label}) => item(`Base URL: ${code(url)}${label && ` (${escapeText(label)})`}`)),
      item(`Version: ${escapeText(version)}`),
    ]),
    writer.description(description, HEADING_LEVEL),
    security.length > 0 && blocks(['## Authentication', writer.schemes(security)]),
    ...tags.map((tag) => tagMarkdown(writer, tag, site)),
    errors.length > 0 &&
      blocks([
        '## Error catalogue',
        table(
          ['Code', 'Meaning'],
          errors.map((error) => [error.status, escapeText(responseLine(error, firstLine))]),
        ),
      ]),
    gaps.length > 0 &&
      blocks([
        '## Known gaps',
        'These details are not specified, so do not rely on them.',
        gaps
          .map(({description, operations, more}) => {
            const names = operations.map(({summary}) => escapeText(summary)).join(', ');
            const concerned = more > 0 ? `${names} and ${more} more` : names || 'All operations';
            return item(writer.description(description), `(${concerned})`);
          })
          .join('\n'),
      ]),
    `Page: ${page}`,
  ])}\n`;
}
