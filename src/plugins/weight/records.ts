/**
 * Pages that are made from records share a template; only their data differs, and there may be thousands of them. The
 * stock bundle names each of them to every visitor: its route, its chunk, the file of that chunk. Here the browser knows
 * one pattern for each template. A page's data stands in its document, and in a file of its own for visitors who come by
 * a link, so that what a page loads does not depend on how many others there are.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Templates in `src/pages`, without underscore and ending; no two have their pages in the same folder. */
const TEMPLATES = ['feature', 'comparison'];
/** Plugins whose generated files are the data. */
const SOURCES = ['content/default'];
/** Marks the route of a pattern where Docusaurus has the hash of a route. */
const MARK = 'record';

type ChunkNames = {[prop: string]: string | ChunkNames};

export interface Records {
  /** Files with the props of a page, by the page's path with the base URL. */
  pages: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** What a page of a pattern loads besides its data, by pattern such as `/features/:slug`. */
  patterns: ReadonlyMap<string, ChunkNames>;
}

/** Modules by chunk name, as the generated registry lists them. */
const registryEntries = (registry: string): Map<string, string> =>
  new Map(
    [...registry.matchAll(/"(\w+)": \[\(\) => import\([^)]*?"([^"]+)"\)/g)].map(([, name, file]) => [name!, file!]),
  );

/**
 * Finds the pages that are made from records.
 *
 * @param chunkNames Docusaurus' generated chunk names by route
 * @param registry Docusaurus' generated list of chunks
 * @throws Error if two templates have pages in the same folder
 */
export function findRecords(chunkNames: Record<string, ChunkNames>, registry: string): Records {
  const files = registryEntries(registry);
  const fileOf = (name: unknown) => (typeof name === 'string' ? files.get(name) : undefined);
  const templates = new Set(TEMPLATES.map((name) => `@site/src/pages/_${name}.tsx`));
  const pages = new Map<string, Record<string, string>>();
  const patterns = new Map<string, ChunkNames>();
  for (const [key, names] of Object.entries(chunkNames)) {
    if (!templates.has(fileOf(names.__comp) ?? '')) continue;
    const page = key.replace(/-[^-]+$/, '');
    const pattern = page.replace(/[^/]+$/, ':slug');
    const data = Object.entries(names).filter(([, name]) => fileOf(name)?.endsWith('.json'));
    const shared = Object.fromEntries(
      Object.entries(names).filter(([prop]) => !data.some(([other]) => other === prop)),
    );
    const known = patterns.get(pattern);
    if (known && JSON.stringify(known) !== JSON.stringify(shared)) {
      throw new Error(`Weight: pages of two templates lie in ${pattern}`);
    }
    patterns.set(pattern, shared);
    pages.set(page, Object.fromEntries(data.map(([prop, name]) => [prop, fileOf(name)!])));
  }
  return {pages, patterns};
}

/** The records of a site whose routes have been generated. */
export function readRecords(generatedFilesDir: string): Records {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return findRecords(JSON.parse(read('routesChunkNames.json')), read('registry.js'));
}

/** The props of a page as JSON. */
export function recordJson(files: Readonly<Record<string, string>>, siteDir: string): string {
  const props = Object.entries(files).map(([prop, file]) => {
    const text = readFileSync(path.join(siteDir, file.replace(/^@site\//, '')), 'utf8');
    return `${JSON.stringify(prop)}:${JSON.stringify(JSON.parse(text))}`;
  });
  return `{${props.join(',')}}`;
}

/** Changes whenever any data does: part of the addresses, so that files of two builds never mix. */
export function recordsVersion(generatedFilesDir: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => path.join(generatedFilesDir, name)).filter((dir) => existsSync(dir))) {
    for (const name of readdirSync(source).sort()) hash.update(name).update(readFileSync(path.join(source, name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** The generated routes with one route for each pattern in place of those of its pages. */
export function patternRoutes(routes: string, {pages, patterns}: Records): string {
  let found = 0;
  const kept = routes.replace(
    / {2}\{\n {4}path: '([^']+)',\n {4}component: ComponentCreator\([^)]*\),\n {4}exact: true\n {2}\},\n/g,
    (route, page: string) => {
      if (!pages.has(page)) return route;
      found += 1;
      return '';
    },
  );
  if (found !== pages.size)
    throw new Error(`Weight: ${found} of ${pages.size} routes were found in the generated ones`);
  const added = [...patterns.keys()].map((pattern) => {
    const quoted = JSON.stringify(pattern);
    return `  {path: ${quoted}, component: recordRoute(${quoted}, '${MARK}'), exact: true},\n`;
  });
  return `import recordRoute from '@site/src/client/recordRoute';\n${kept.replace("  {\n    path: '*'", (end) => added.join('') + end)}`;
}

/** The generated chunk names with one entry for each pattern in place of those of its pages. */
export function patternChunkNames(chunkNames: Record<string, ChunkNames>, {pages, patterns}: Records): ChunkNames {
  const kept = Object.entries(chunkNames).filter(([key]) => !pages.has(key.replace(/-[^-]+$/, '')));
  return Object.fromEntries([...kept, ...[...patterns].map(([pattern, names]) => [`${pattern}-${MARK}`, names])]);
}

const namesIn = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : namesIn(name)));

/**
 * The generated list of chunks without those that nothing asks for, and without the paths that tell the renderer on the
 * build machine which files a page needs: the browser only wants the function that loads a chunk.
 */
export function trimRegistry(registry: string, chunkNames: ChunkNames): string {
  const wanted = new Set(namesIn(chunkNames));
  return registry
    .replace(/(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, '$1]')
    .replace(/^ {2}"(\w+)": \[[^\]\n]*\],?\n?/gm, (line, name: string) => (wanted.has(name) ? line : ''));
}

/**
 * Writes the generated modules as the browser gets them.
 *
 * @returns the files by the name of the module that each takes the place of
 */
export function writeTrimmed(generatedFilesDir: string, outDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const records = readRecords(generatedFilesDir);
  const chunkNames = patternChunkNames(JSON.parse(read('routesChunkNames.json')), records);
  const modules = {
    'routes.js': patternRoutes(read('routes.js'), records),
    'routesChunkNames.json': JSON.stringify(chunkNames),
    'registry.js': trimRegistry(read('registry.js'), chunkNames),
  };
  mkdirSync(outDir, {recursive: true});
  return Object.fromEntries(
    Object.entries(modules).map(([name, text]) => {
      const file = path.join(outDir, name);
      writeFileSync(file, text);
      return [`@generated/${name.replace(/\.\w+$/, '')}`, file];
    }),
  );
}
