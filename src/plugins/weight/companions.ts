type ChunkId = string | number;

interface Module {
  type?: string;
}

interface Chunk {
  id?: ChunkId | null;
  name?: string | null;
  groupsIterable: Iterable<{chunks: readonly Chunk[]; isInitial: () => boolean}>;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGraph: {getChunkModules: (chunk: Chunk) => readonly Module[]};
  hooks: {additionalTreeRuntimeRequirements: {tap: (name: string, run: (chunk: unknown) => void) => void}};
  addRuntimeModule: (chunk: unknown, module: unknown) => void;
}

interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
  webpack: {
    RuntimeModule: (new (name: string, stage: number) => object) & {STAGE_ATTACH: number};
    RuntimeGlobals: {publicPath: string; getChunkScriptFilename: string};
  };
}

/** Type of the modules that become a style sheet; a chunk of nothing else has no script. */
const SHEET = 'css/mini-extract';

/** Of a chunk: whether it has a style sheet, and the chunks that are always loaded with it. */
export interface Companions {
  sheets: ChunkId[];
  scripts: ChunkId[];
}

/** What comes with every named chunk that is loaded on demand; chunks that come alone are left out. */
export function companionsOf({
  chunks,
  chunkGraph,
}: Pick<Compilation, 'chunks' | 'chunkGraph'>): Record<string, Companions> {
  const found: [string, Companions][] = [];
  for (const chunk of chunks) {
    const groups = [...chunk.groupsIterable].filter((group) => !group.isInitial());
    const together = [...new Set(groups.flatMap((group) => [...group.chunks]))].filter(({id}) => id != null);
    const holds = (other: Chunk, isSheet: boolean) =>
      chunkGraph.getChunkModules(other).some(({type}) => (type === SHEET) === isSheet);
    const sheets = together.filter((other) => holds(other, true)).map(({id}) => id!);
    const scripts = together.filter((other) => other.id !== chunk.id && holds(other, false)).map(({id}) => id!);
    if (chunk.name && groups.length === 1 && sheets.length + scripts.length > 0) {
      found.push([chunk.name, {sheets, scripts}]);
    }
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Bundler plugin that tells the browser what comes with a chunk: `__webpack_require__.companions(name)` gives the
 * addresses. Docusaurus fetches the script of a linked page ahead by its name alone; `client/prefetch` adds these.
 */
export class CompanionsPlugin {
  /** @param compiler of whichever bundler; its type knows less than it has */
  apply(compiler: unknown): void {
    const {webpack, hooks} = compiler as Compiler;
    const {RuntimeModule, RuntimeGlobals} = webpack;
    hooks.thisCompilation.tap('CompanionsPlugin', (compilation) => {
      class CompanionsModule extends RuntimeModule {
        fullHash = true;

        constructor() {
          super('companions', RuntimeModule.STAGE_ATTACH);
        }

        generate(): string {
          const names = Object.fromEntries(
            Object.entries(companionsOf(compilation)).map(([name, {sheets, scripts}]) => [name, [sheets, scripts]]),
          );
          const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
          return `__webpack_require__.companions = function(name) {
            var found = ${JSON.stringify(names)}[name] || [[], []];
            return found[0].map(function(id) { return ${publicPath} + __webpack_require__.miniCssF(id); }).concat(
              found[1].map(function(id) { return ${publicPath} + ${getChunkScriptFilename}(id); }));
          };`;
        }
      }
      compilation.hooks.additionalTreeRuntimeRequirements.tap('CompanionsPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new CompanionsModule());
      });
    });
  }
}
