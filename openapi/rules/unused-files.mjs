import {readdirSync} from 'node:fs';
import path from 'node:path';
import {unread} from './missing-schemas.mjs';

/** The files of components that no reference leads to. Redocly itself only knows components of the root file. */
export function unusedFiles() {
  const used = new Set();
  return {
    ref({$ref}, {location}, {location: target, error}) {
      if (error?.line) unread.add(error.source.absoluteRef);
      used.add(path.resolve(path.dirname(location.source.absoluteRef), $ref.split('#')[0]));
      used.add(target?.source.absoluteRef);
    },
    Root: {
      leave(_root, {report, location}) {
        if (unread.size > 0) return;
        const folder = path.dirname(location.source.absoluteRef);
        const files = readdirSync(path.join(folder, 'components'), {recursive: true})
          .filter((file) => /\.(?:ya?ml|json)$/.test(file))
          .map((file) => path.join(folder, 'components', file));
        for (const file of files.filter((one) => !used.has(one)).sort()) {
          report({message: `Nothing refers to ${path.relative(folder, file)}.`, location});
        }
      },
    },
  };
}
