import type {Download} from '../content/schema';

/** The path of the collection, which needs operations. */
export const COLLECTION = '/postman-collection.json';

interface Listed {
  operations?: readonly {path: string}[];
  rows?: readonly {path: string}[];
}

/** The files that an API with these tags has. Webhooks have a name instead of a path. */
export function downloadsFor(files: readonly Download[], tags: readonly Listed[]): Download[] {
  const calls = tags.flatMap(({operations = [], rows = []}) => [...operations, ...rows]);
  return files.filter(({path}) => path !== COLLECTION || calls.some((call) => call.path.startsWith('/')));
}
