/** An operation that our contract does not have, as a maintainer would add it: one file and one line. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const NEW_OPERATION = {
  summary: 'Archive a team',
  slug: 'archive-team',

  /** @param dir folder of a project, which must not be this one */
  addTo(dir: string): void {
    const edit = (from: string, to: string, change: (text: string) => string) =>
      writeFileSync(path.join(dir, 'openapi', to), change(readFileSync(path.join(dir, 'openapi', from), 'utf8')));
    edit('paths/teams-id.yaml', 'paths/teams-id-archive.yaml', (text) =>
      text
        .replace('delete:', 'post:')
        .replace('operationId: deleteTeam', 'operationId: archiveTeam')
        .replace('summary: Delete a team', `summary: ${this.summary}`),
    );
    const line = '  /api/v1/teams/{id}/archive: {$ref: paths/teams-id-archive.yaml}\n';
    edit('openapi.yaml', 'openapi.yaml', (text) => text.replace(/^paths:\n/m, `$&${line}`));
  },
};
