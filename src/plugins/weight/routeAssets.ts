import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Modules of the site's own source by emitted file, among the generated files. */
export const SOURCES_FILE = 'client-sources.json';

type ChunkId = string | number;

/** What the page renderer reads to name the scripts and style sheets of a page. */
export interface ClientManifest {
  entrypoints: string[];
  /** Chunks by the module that asked for them. */
  origins: Record<string, ChunkId[]>;
  assets: Record<string, unknown>;
}

interface ChunkGroup {
  origins: readonly {request?: string}[];
  chunks: readonly {id?: ChunkId | null}[];
}

interface Module {
  /** File that it is made from. */
  resource?: string;
  /** What it was joined of. */
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

/** The manifest with the chunks of every `import()`, under the path that was imported. Pure. */
export function withImports(manifest: ClientManifest, groups: readonly ChunkGroup[]): ClientManifest {
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

/** The files of the site's own source that each emitted file is made of, such as `src/lib/contact.ts`. Pure. */
export function sourcesOf(
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

/**
 * Bundler plugin that completes the manifest, and lists beside it what each file is made of, for the checks of weight. The stock one knows chunks by name only, while the renderer asks by
 * module; without this a page's HTML names neither its own style sheet nor its own scripts, and both wait for the entry
 * script.
 *
 * @param generatedFilesDir folder that both are written to
 */
export class RouteAssetsPlugin {
  private readonly file: string;
  private readonly sources: string;

  constructor(
    generatedFilesDir: string,
    private readonly siteDir: string,
  ) {
    this.file = path.join(generatedFilesDir, 'client-manifest.json');
    this.sources = path.join(generatedFilesDir, SOURCES_FILE);
  }

  /** @param compiler of whichever bundler; its type knows less than it has */
  apply(compiler: unknown): void {
    (compiler as Compiler).hooks.afterEmit.tap('RouteAssetsPlugin', (compilation) => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as ClientManifest;
      writeFileSync(this.file, JSON.stringify(withImports(manifest, compilation.chunkGroups)));
      writeFileSync(this.sources, JSON.stringify(sourcesOf(compilation, this.siteDir)));
    });
  }
}
