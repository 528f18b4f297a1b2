import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {problemsDir} from './keepLastGood';

/** The parts of the bundler's compiler that are used here. */
interface Compiler {
  hooks: {afterCompile: {tap(name: string, run: (compilation: Compilation) => void): void}};
}
interface Compilation {
  compiler: Compiler;
  errors: {push(error: Error): void};
  contextDependencies: {add(dir: string): void};
}

/** An error that is printed without a stack: it is not about our code. */
function problem(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** Texts of the files in a folder. A file may disappear meanwhile. */
function textsIn(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    try {
      return [readFileSync(path.join(dir, name), 'utf8')];
    } catch {
      return [];
    }
  });
}

/** Reports what plugins could not load as errors of each compilation, which the development server shows in the browser. */
const report = (dir: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('development', ({compiler: own, errors, contextDependencies}) => {
      // Compilations within this one, such as that of the document, would repeat them.
      if (own !== compiler) return;
      contextDependencies.add(dir);
      for (const text of textsIn(dir)) errors.push(problem(text));
    });
  },
});

/** Shows the mistakes that `keepLastGood` finds while `docusaurus start` runs, and ends it with `npm run dev`. */
export default function developmentPlugin({generatedFilesDir}: LoadContext): Plugin {
  const dir = problemsDir(generatedFilesDir);
  return {
    name: 'development',

    getClientModules: () => (process.env.NODE_ENV === 'development' ? [path.join(__dirname, 'reconnect.ts')] : []),

    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      mkdirSync(dir, {recursive: true});
      process.once('disconnect', () => process.exit());
      return {plugins: [report(dir)]};
    },
  };
}
