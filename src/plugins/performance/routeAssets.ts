/**
 * What: adds the style sheet and the scripts of its route to a page's HTML. Docusaurus' manifest lists chunks by name,
 * but its renderer looks them up by module, so otherwise both would load only after the entry script.
 * Gain: layout shift of /pricing from 0.194 to 0, because the page is not painted before its own style sheet
 * (2026-11-22).
 * Depends on: `client-manifest.json` among the generated files and rspack's chunk groups, which are webpack's.
 * tests/build/performance.test.ts fails if a page does not include the files of its route.
 * To switch it off: delete its line in index.ts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler} from 'webpack';
import {inBuild, type Measure} from './measure';

/** Manifest from which the page renderer takes the scripts and style sheets of a page. */
interface ClientManifest {
  /** Chunks by the module that they are requested for. */
  origins: Record<string, (string | number)[]>;
}

/** Adds the chunks of every `import()` to the manifest, by import request. */
function addImports({origins}: ClientManifest, groups: Compilation['chunkGroups']): void {
  for (const group of groups) {
    const ids = group.chunks.flatMap(({id}) => id ?? []);
    for (const {request} of group.origins) {
      if (request) origins[request] = [...new Set([...(origins[request] ?? []), ...ids])];
    }
  }
}

const routeAssets: Measure = ({generatedFilesDir}) => {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const complete = ({hooks}: Compiler): void =>
    hooks.afterEmit.tap('routeAssets', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      addImports(manifest, chunkGroups);
      writeFileSync(file, JSON.stringify(manifest));
    });
  return {name: 'performance-route-assets', configureWebpack: inBuild(() => ({plugins: [complete]}))};
};

export default routeAssets;
