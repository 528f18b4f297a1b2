/**
 * What: adds the style sheet and the scripts of its route to a page's HTML. Docusaurus' manifest lists chunks by name,
 * but its renderer looks them up by module, so otherwise both would load only after the entry script.
 * Gain: layout shift of /pricing from 0.194 to 0, because the page is not painted before its own style sheet
 * (2026-11-22).
 * Depends on: `.docusaurus/client-manifest.json` and the chunk groups of rspack, described by the interfaces below.
 * tests/build/performance.test.ts fails if a page does not include the files of its route.
 * To switch it off: delete its line in index.ts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inBuild, type Measure} from './measure';

/** Lists the modules of our source in each emitted file; written to `.docusaurus`, read by the bench. */
export const SOURCES_FILE = 'client-sources.json';

type ChunkId = string | number;

/** Manifest from which the page renderer takes the scripts and style sheets of a page. */
interface ClientManifest {
  entrypoints: string[];
  /** Chunks by the module that they are requested for. */
  origins: Record<string, ChunkId[]>;
  assets: Record<string, unknown>;
}

interface ChunkGroup {
  origins: readonly {request?: string}[];
  chunks: readonly {id?: ChunkId | null}[];
}

interface Module {
  /** Source file. */
  resource?: string;
  /** Modules that were concatenated into it. */
  modules?: readonly Module[];
}

interface Chunk {
  files: Iterable<string>;
}

interface Compilation {
  chunkGroups: readonly ChunkGroup[];
  chunks: Iterable<Chunk>;
  chunkGraph: {getChunkModules: (chunk: Chunk) => readonly Module[]};
}

interface Compiler {
  hooks: {afterEmit: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

/** Adds the chunks of every `import()` to the manifest, by import request. */
function withImports(manifest: ClientManifest, groups: readonly ChunkGroup[]): ClientManifest {
  const origins = {...manifest.origins};
  for (const group of groups) {
    const ids = group.chunks.flatMap(({id}) => (id === null || id === undefined ? [] : [id]));
    for (const {request} of group.origins) {
      if (request) origins[request] = [...new Set([...(origins[request] ?? []), ...ids])];
    }
  }
  return {...manifest, origins};
}

const filesOf = (modules: readonly Module[]): string[] =>
  modules.flatMap(({resource, modules: joined = []}) => [...(resource ? [resource] : []), ...filesOf(joined)]);

/** Source files of the site, such as `src/lib/contact.ts`, by emitted file. */
function sourcesOf(
  {chunks, chunkGraph}: Pick<Compilation, 'chunks' | 'chunkGraph'>,
  siteDir: string,
): Record<string, string[]> {
  const sources: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const own = filesOf(chunkGraph.getChunkModules(chunk))
      .map((file) => path.relative(siteDir, file.split('?')[0]!).replaceAll('\\', '/'))
      .filter((file) => file.startsWith('src/'));
    for (const file of chunk.files) sources[file] = [...new Set([...(sources[file] ?? []), ...own])].sort();
  }
  return sources;
}

/** Completes the manifest after the browser bundle has been written. */
class RouteAssetsPlugin {
  /** @param generatedFilesDir folder of the manifest */
  constructor(
    private readonly generatedFilesDir: string,
    private readonly siteDir: string,
  ) {}

  /** @param compiler rspack's or webpack's compiler, whose types lack the hooks used here */
  apply(compiler: unknown): void {
    (compiler as Compiler).hooks.afterEmit.tap('RouteAssetsPlugin', (compilation) => {
      const file = path.join(this.generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      writeFileSync(file, JSON.stringify(withImports(manifest, compilation.chunkGroups)));
      const sources = sourcesOf(compilation, this.siteDir);
      writeFileSync(path.join(this.generatedFilesDir, SOURCES_FILE), JSON.stringify(sources));
    });
  }
}

const routeAssets: Measure = ({generatedFilesDir, siteDir}) => ({
  name: 'performance-route-assets',
  configureWebpack: inBuild(() => ({plugins: [new RouteAssetsPlugin(generatedFilesDir, siteDir)]})),
});

export default routeAssets;
