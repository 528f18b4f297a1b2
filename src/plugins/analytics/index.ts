import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the script that counts visits to every page. Registered only if there is one. */
export default function analyticsPlugin(): Plugin {
  return {name: 'analytics', getClientModules: () => [path.join(__dirname, 'script.ts')]};
}
