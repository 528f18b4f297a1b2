/**
 * What: adds the style sheet and the scripts of its route to a page's HTML. Docusaurus' manifest lists chunks by name,
 * but its renderer looks them up by module, so otherwise both would load only after the entry script.
 * Gain: layout shift of /pricing from 0.194 to 0, because the page is not painted before its own style sheet
 * (2026-11-22).
 * Depends on: `client-manifest.json` among the generated files and rspack's chunk groups, described by the interfaces
 * below. tests/build/performance.test.ts fails if a page does not include the files of its route.
 * To switch it off: delete its line in index.ts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inBuild, type Measure} from './measure';

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

interface Compilation {
  chunkGroups: readonly ChunkGroup[];
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

/** Completes the manifest after the browser bundle has been written. */
class RouteAssetsPlugin {
  /** @param file the manifest */
  constructor(private readonly file: string) {}

  /** @param compiler rspack's or webpack's compiler, whose types lack the hooks used here */
  apply(compiler: unknown): void {
    (compiler as Compiler).hooks.afterEmit.tap('RouteAssetsPlugin', (compilation) => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as ClientManifest;
      writeFileSync(this.file, JSON.stringify(withImports(manifest, compilation.chunkGroups)));
    });
  }
}

const routeAssets: Measure = ({generatedFilesDir}) => ({
  name: 'performance-route-assets',
  configureWebpack: inBuild(() => ({
    plugins: [new RouteAssetsPlugin(path.join(generatedFilesDir, 'client-manifest.json'))],
  })),
});

export default routeAssets;
