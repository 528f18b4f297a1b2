/** What the collection's description says about running it. */
import {LOCAL_SANDBOX} from '../../../../lib/localSandbox';
import {text, type Json} from '../../../../openapi/json';

const names = (variables: readonly Json[]): string => variables.map(({key}) => `\`${key}\``).join(', ');

/**
 * The section about running the collection, in Markdown.
 *
 * @param servers variables for servers, each followed by that of its production server
 * @param credentials variables for credentials
 */
export function runningText(servers: readonly Json[], credentials: readonly Json[]): string {
  const switches = servers
    .filter((_, index) => index % 2 === 0)
    .map(({key}, index) => `\`${key}\` to \`{{${servers[2 * index + 1]!.key}}}\``);
  const own = credentials.length > 0 ? `, and your own credentials in ${names(credentials)}` : '';
  return [
    '## Running this collection',
    `Requests go to the sandbox at ${LOCAL_SANDBOX} (start it with \`npm run sandbox\` in the repository of this site), ` +
      'with credentials that only the sandbox accepts. The requests are in an order that works: each takes the ' +
      'identifiers of records that earlier ones created or listed, and the last ones delete what was created. Run ' +
      'them all in Postman, or with `npx newman run postman-collection.json`.',
    `To call production instead, set the variable ${switches.join(' and ')}${own}. A run then creates, changes and ` +
      'deletes records there.',
  ].join('\n\n');
}

/** Adds the section to the description of the contract. */
export function describeRunning({info}: Json, section: string): void {
  const given = text(typeof info.description === 'object' ? info.description?.content : info.description);
  info.description = {content: [given, section].filter(Boolean).join('\n\n'), type: 'text/markdown'};
}
