/** The Dockerfile fits the repository; an image is not built. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {SETTINGS} from '../../src/config/settings';

const lines = fs.readFileSync('Dockerfile', 'utf8').split('\n');

it('the Dockerfile accepts every setting', () => {
  const [, ...names] = lines.find((line) => line.startsWith('ARG SITE_URL'))!.split(' ');
  expect(names.sort()).toEqual([...Object.keys(SETTINGS), 'SOURCE_DATE_EPOCH'].sort());
});

it('the Dockerfile copies only existing files', () => {
  const named = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));
  const built = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  const sources = [...named, ...built.filter((file) => !/^build(?:-hosting)?(?:\/|$)/.test(file))];
  expect(sources).toContain('deploy/nginx.conf');
  expect(sources.filter((file) => !fs.existsSync(file))).toEqual([]);
});
