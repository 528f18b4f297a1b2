/** From the data of the reference to Markdown. Pure. */
import {operationPath, schemaPath, twinPath} from '../../../lib/paths';
import {curl} from '../../../lib/samples';
import {exampleRequest} from '../../../lib/samples/example';
import type {
  Answer,
  Body,
  Callback,
  Omitted,
  Operation,
  Overview,
  Property,
  SchemaPage,
  SecurityAlternative,
  SecurityHeader,
  ShownAt,
  Tag,
  Variant,
  VariantGroup,
} from '../../../openapi/model';
import {markdownOf} from './html';
import {blocks, code, escapeText, fence, hang, link, table} from './markdown';

/** Absolute address of a page, from its path below the base URL. */
export type AddressOf = (path: string) => string;

/** What is written out below a property, a body, a variant or a component. */
interface Inside {
  children: readonly Property[];
  variants?: readonly VariantGroup[];
  values?: readonly {value: string; descriptionHtml: string}[];
  omitted?: Omitted;
  shownAt?: ShownAt;
  notSpecified?: string;
}

const item = (...lines: (string | false | undefined)[]): string => `- ${hang(lines.filter(Boolean).join('\n'), 2)}`;
const lines = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');
/** A reason from the contract, in which names stand between backticks. */
const open = (reason: string): string =>
  `**Not documented yet.** ${reason.replace(/`([^`\n]+)`|[^`]+|`/g, (part, name?: string) => (name ? code(name) : escapeText(part)))}`;

/** The Markdown of one document; `page` is its absolute address. */
class Writer {
  constructor(
    private readonly page: string,
    private readonly addressOf: AddressOf,
  ) {}

  words(html: string): string {
    return markdownOf(html, this.page);
  }

  /** `(string, required, 1 to 80 characters): What it is. Example: "x"` behind a name. */
  private head(
    name: string,
    facts: readonly (string | undefined)[],
    descriptionHtml: string,
    example?: string,
  ): string {
    const description = this.words(descriptionHtml);
    const shown = `${name} (${facts
      .filter(Boolean)
      .map((fact) => escapeText(fact!))
      .join(', ')})`;
    const text = description ? `${shown}: ${description}` : shown;
    return example === undefined ? text : `${text} Example: ${code(example)}`;
  }

  property(property: Property): string {
    const {name, type, required, constraints, descriptionHtml, deprecated, example} = property;
    const facts = [type, required ? 'required' : 'optional', deprecated ? 'deprecated' : undefined, ...constraints];
    return item(this.head(code(name), facts, descriptionHtml, example), this.inside(property));
  }

  private variant(variant: Variant): string {
    const {name, type, chosenBy, constraints, descriptionHtml} = variant;
    const facts = [type, chosenBy && `chosen by ${chosenBy}`, ...constraints];
    return item(this.head(`**${escapeText(name)}**`, facts, descriptionHtml), this.inside(variant));
  }

  /** Members, variants and values as a nested list, down to the last level. */
  inside({children, variants = [], values = [], omitted, shownAt, notSpecified}: Inside): string {
    return lines([
      ...values.map(({value, descriptionHtml}) => item(`${code(value)}: ${this.words(descriptionHtml)}`)),
      ...children.map((child) => this.property(child)),
      ...variants.map(({kind, discriminator, options}) =>
        item(
          `${kind === 'one of' ? 'One of' : 'Any of'}${discriminator ? `, told apart by ${code(discriminator)}` : ''}:`,
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
    const {contentType, type, constraints, properties, alternatives = []} = body;
    return blocks([
      [code(contentType), type, ...constraints]
        .map((fact, index) => (index === 0 ? fact : escapeText(fact)))
        .join(', '),
      this.inside({...body, children: properties}),
      this.examples(body),
      ...alternatives.map((alternative) => this.body(alternative)),
    ]);
  }

  answers(answers: readonly Answer[], level: number): string {
    return blocks(
      answers.map(({status, description, descriptionHtml, headers = [], body, links = [], notSpecified}) =>
        blocks([
          `${'#'.repeat(level)} ${status}`,
          descriptionHtml ? this.words(descriptionHtml) : escapeText(description),
          notSpecified && open(notSpecified),
          headers.length > 0 && blocks(['Headers:', lines(headers.map((header) => this.property(header)))]),
          body && this.body(body),
          links.length > 0 && lines(links.map((link) => item(`Next: ${code(link.name)}, ${this.target(link)}`))),
        ]),
      ),
    );
  }

  private target({slug, target}: {slug?: string; target: string}): string {
    return slug ? link(escapeText(target), this.addressOf(operationPath(slug))) : escapeText(target);
  }

  callback({name, method, expression, summary, descriptionHtml, body, answers}: Callback): string {
    return blocks([
      `### ${escapeText(summary || name)}`,
      code(`${method} ${expression}`),
      this.words(descriptionHtml),
      body && this.body(body),
      this.answers(answers, 4),
    ]);
  }

  schemes(security: readonly SecurityHeader[]): string {
    const kind = ({type, httpScheme, bearerFormat}: SecurityHeader) =>
      type === 'http' ? [httpScheme, bearerFormat].filter(Boolean).join(', ') : type;
    return table(
      ['Name', 'In', 'Kind', 'Description'],
      security.map((scheme) => [
        code(scheme.name),
        scheme.in,
        escapeText(kind(scheme)),
        [
          this.words(scheme.descriptionHtml),
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

/** What a request has to carry, in one sentence; nothing where all schemes are needed together. */
function requirement(alternatives: readonly SecurityAlternative[], names: ReadonlyMap<string, string>): string {
  const words = alternatives.map((alternative) =>
    alternative
      .map(({scheme, scopes}) => {
        const scope = scopes.length > 0 ? ` with ${scopes.map(code).join(', ')}` : '';
        return code(names.get(scheme) ?? scheme) + scope;
      })
      .join(' and '),
  );
  if (words.length === 0) return 'No credentials are needed.';
  return `Required: ${words.map((one) => one || 'nothing').join(', or ')}.`;
}

function securityMarkdown(writer: Writer, operation: Operation, security: readonly SecurityHeader[]): string {
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
      parameters.map(({name, in: place, type, required, constraints, example, descriptionHtml, deprecated}) => [
        code(name),
        place,
        escapeText(type),
        required ? 'yes' : 'no',
        escapeText([...constraints, ...(deprecated ? ['deprecated'] : [])].join(', ')),
        example === undefined ? '' : code(example),
        writer.words(descriptionHtml),
      ]),
    ),
    ...nested.map(({parameter, inside}) => inside && blocks([`Within ${code(parameter.name)}:`, inside])),
  ]);
}

/**
 * The page of one operation as Markdown: all that the contract says of it.
 *
 * @param overview what the contract says of all operations
 * @param addressOf for links, which are absolute so that they still lead somewhere in a copy
 */
export function operationMarkdown(
  operation: Operation,
  {security, servers}: Pick<Overview, 'security' | 'servers'>,
  addressOf: AddressOf,
): string {
  const {method, path, slug, summary, descriptionHtml, deprecated, externalDocs, isWebhook, parameters, body} =
    operation;
  const page = addressOf(operationPath(slug));
  const writer = new Writer(page, addressOf);
  const server = (operation.servers ?? servers)[0] ?? {url: ''};
  const wanted = new Set(operation.security.flat().map(({scheme}) => scheme));
  const schemes = security.filter(({scheme}) => wanted.has(scheme));
  return `${blocks([
    `# ${escapeText(summary)}`,
    isWebhook ? `${code(`${method} ${path}`)}, a request that the API sends` : code(`${method} ${server.url}${path}`),
    deprecated && '**This operation is deprecated.**',
    writer.words(descriptionHtml),
    externalDocs && `More: ${link(escapeText(externalDocs.description || externalDocs.url), externalDocs.url)}`,
    !isWebhook && securityMarkdown(writer, operation, schemes),
    parameters.length > 0 && parametersMarkdown(writer, operation),
    body &&
      blocks([
        '## Request body',
        body.required ? 'Required.' : 'Optional.',
        writer.words(body.descriptionHtml),
        writer.body(body),
      ]),
    !isWebhook && blocks(['## Example request', fence(curl(exampleRequest(server, operation, schemes)), 'bash')]),
    blocks(['## Responses', writer.answers(operation.answers, 3)]),
    operation.callbacks &&
      blocks(['## Callbacks', ...operation.callbacks.map((callback) => writer.callback(callback))]),
    `Page: ${page}`,
  ])}\n`;
}

/** The page of a component as Markdown. */
export function schemaMarkdown(schema: SchemaPage, addressOf: AddressOf): string {
  const page = addressOf(schemaPath(schema.slug));
  const writer = new Writer(page, addressOf);
  return `${blocks([
    `# ${escapeText(schema.name)}`,
    [schema.type, ...schema.constraints].map(escapeText).join(', '),
    writer.words(schema.descriptionHtml),
    writer.inside(schema),
    schema.example !== undefined && fence(schema.example, 'json'),
    `Page: ${page}`,
  ])}\n`;
}

function tagMarkdown(writer: Writer, {name, descriptionHtml, operations}: Tag, addressOf: AddressOf): string {
  return blocks([
    `## ${escapeText(name)}`,
    writer.words(descriptionHtml),
    operations
      .map(({summary, slug, method, path}) => {
        const twin = addressOf(twinPath(operationPath(slug)));
        return item(`${link(escapeText(summary), twin)}: ${code(`${method} ${path}`)}`);
      })
      .join('\n'),
  ]);
}

/** The overview as Markdown: introduction, authentication, one line per operation, the error catalogue. */
export function overviewMarkdown(overview: Overview, addressOf: AddressOf): string {
  const page = addressOf('/developer');
  const writer = new Writer(page, addressOf);
  const {title, version, descriptionHtml, servers, security, tags, errors} = overview;
  return `${blocks([
    `# ${escapeText(title)}`,
    lines([
      ...servers.map(({url, description}) =>
        item(`Base URL: ${code(url)}${description && ` (${escapeText(description)})`}`),
      ),
      item(`Version: ${escapeText(version)}`),
    ]),
    writer.words(descriptionHtml),
    security.length > 0 && blocks(['## Authentication', writer.schemes(security)]),
    ...tags.map((tag) => tagMarkdown(writer, tag, addressOf)),
    errors.length > 0 &&
      blocks([
        '## Error catalogue',
        table(
          ['Code', 'Meaning'],
          errors.map(({status, description}) => [status, escapeText(description)]),
        ),
      ]),
    `Page: ${page}`,
  ])}\n`;
}
