import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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

interface Compiler {
  hooks: {
    afterEmit: {tap: (name: string, run: (compilation: {chunkGroups: readonly ChunkGroup[]}) => void) => void};
  };
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

/**
 * Bundler plugin that completes the manifest. The stock one knows chunks by name only, while the renderer asks by
 * module; without this a page's HTML names neither its own style sheet nor its own scripts, and both wait for the entry
 * script.
 *
 * @param generatedFilesDir folder that the manifest is written to
 */
export class RouteAssetsPlugin {
  private readonly file: string;

  constructor(generatedFilesDir: string) {
    this.file = path.join(generatedFilesDir, 'client-manifest.json');
  }

  /** @param compiler of whichever bundler; its type knows less than it has */
  apply(compiler: unknown): void {
    (compiler as Compiler).hooks.afterEmit.tap('RouteAssetsPlugin', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as ClientManifest;
      writeFileSync(this.file, JSON.stringify(withImports(manifest, chunkGroups)));
    });
  }
}
