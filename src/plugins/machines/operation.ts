/** From the data of the reference to Markdown. Pure. */
import {curlExample} from '../../lib/curl';
import {operationPath, twinPath} from '../../lib/paths';
import type {Answer, Body, OperationData, Overview, Property, SecurityHeader} from '../reference/types';
import {markdownOf} from './html';
import {blocks, code, escapeText, fence, hang, table} from './markdown';

/** Absolute address of a page, from its path below the base URL. */
export type AddressOf = (path: string) => string;

const bodyExample = ({contentType, example}: Body): string =>
  example === undefined ? '' : fence(example, /\bjson\b/.test(contentType) ? 'json' : '');

/** Properties as a nested list, down to the last level. */
function propertyList(properties: readonly Property[], page: string): string {
  return properties
    .map(({name, type, required, constraints, descriptionHtml, example, children}) => {
      const facts = [type, required ? 'required' : 'optional', ...constraints].map(escapeText).join(', ');
      const description = markdownOf(descriptionHtml, page);
      const head = `${code(name)} (${facts})${description && `: ${description}`}`;
      const item = example === undefined ? head : `${head} Example: ${code(example)}`;
      return `- ${hang([item, propertyList(children, page)].filter(Boolean).join('\n'), 2)}`;
    })
    .join('\n');
}

const securityTable = (security: readonly SecurityHeader[], page: string): string =>
  table(
    ['Header', 'Required', 'Description'],
    security.map(({name, descriptionHtml}) => [code(name), 'yes', markdownOf(descriptionHtml, page)]),
  );

/** Every answer; properties that an answer shares with one before it are not repeated. */
function answersMarkdown(answers: readonly Answer[], page: string): string {
  const shownAt = new Map<string, string>();
  return blocks(
    answers.map(({status, description, body, notSpecified}) => {
      const properties = body ? propertyList(body.properties, page) : '';
      const earlier = shownAt.get(properties);
      if (!earlier) shownAt.set(properties, status);
      return blocks([
        `### ${status}`,
        escapeText(description),
        notSpecified && `**Not documented yet.** ${escapeText(notSpecified)}`,
        properties && (earlier ? `The same properties as ${earlier}.` : properties),
        body && bodyExample(body),
      ]);
    }),
  );
}

/**
 * The page of one operation as Markdown: all that the contract says of it.
 *
 * @param addressOf for links, which are absolute so that they still lead somewhere in a copy
 */
export function operationMarkdown({operation, security, servers}: OperationData, addressOf: AddressOf): string {
  const {method, path, slug, summary, descriptionHtml, deprecated, parameters, body, answers} = operation;
  const page = addressOf(operationPath(slug));
  const origin = servers[0]?.url ?? '';
  return `${blocks([
    `# ${escapeText(summary)}`,
    code(`${method} ${origin}${path}`),
    deprecated && '**This operation is deprecated.**',
    markdownOf(descriptionHtml, page),
    security.length > 0 && blocks(['## Headers', securityTable(security, page)]),
    parameters.length > 0 &&
      blocks([
        '## Parameters',
        table(
          ['Name', 'In', 'Type', 'Required', 'Constraints', 'Example', 'Description'],
          parameters.map((parameter) => [
            code(parameter.name),
            parameter.in,
            escapeText(parameter.type),
            parameter.required ? 'yes' : 'no',
            escapeText(parameter.constraints.join(', ')),
            parameter.example === undefined ? '' : code(parameter.example),
            markdownOf(parameter.descriptionHtml, page),
          ]),
        ),
      ]),
    body &&
      blocks([
        '## Request body',
        `${body.required ? 'Required' : 'Optional'}, ${code(body.contentType)}`,
        propertyList(body.properties, page),
        bodyExample(body),
      ]),
    blocks(['## Example request', fence(curlExample(origin, operation), 'bash')]),
    blocks(['## Responses', answersMarkdown(answers, page)]),
    `Page: ${page}`,
  ])}\n`;
}

/** The overview as Markdown: introduction, authentication, one line per operation, the error catalogue. */
export function overviewMarkdown(overview: Overview, addressOf: AddressOf): string {
  const page = addressOf('/developer');
  const {title, version, descriptionHtml, servers, security, tags, errors} = overview;
  return `${blocks([
    `# ${escapeText(title)}`,
    [
      ...servers.map(
        ({url, description}) => `- Base URL: ${code(url)}${description && ` (${escapeText(description)})`}`,
      ),
      `- Version: ${escapeText(version)}`,
    ].join('\n'),
    markdownOf(descriptionHtml, page),
    security.length > 0 && blocks(['## Authentication', securityTable(security, page)]),
    ...tags.map((tag) =>
      blocks([
        `## ${escapeText(tag.name)}`,
        markdownOf(tag.descriptionHtml, page),
        tag.operations
          .map(({summary, slug, method, path}) => {
            const twin = addressOf(twinPath(operationPath(slug)));
            return `- [${escapeText(summary)}](${twin}): ${code(`${method} ${path}`)}`;
          })
          .join('\n'),
      ]),
    ),
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
