/** The files that deploy a build: release.sh, the nginx configuration and the Dockerfile. */
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findNginx, startNginx} from '../../scripts/nginx';
import {SETTINGS} from '../../src/config/settings';
import {emitNginx} from '../../src/plugins/finish/hosting/emit';
import {hostingDir, nginxFile, rulesFile} from '../../src/plugins/finish/hosting/files';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DAY = 86_400_000;

describe('release.sh', () => {
  let work: string;
  beforeEach(() => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  });
  afterEach(() => fs.rmSync(work, {recursive: true}));

  const at = (...parts: string[]) => path.join(work, 'a site', ...parts);
  const assets = () => fs.readdirSync(at('current/build/assets')).sort();

  function makeBuild(asset: string): string {
    const dir = path.join(work, 'build');
    for (const folder of [dir, hostingDir(dir)]) fs.rmSync(folder, {recursive: true, force: true});
    for (const [file, text] of [
      [path.join(dir, 'index.html'), asset],
      [path.join(dir, `assets/${asset}.js`), asset],
      [path.join(dir, 'assets/same.js'), ''],
      [nginxFile(dir), asset],
    ] as const) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, text);
    }
    return dir;
  }

  const run = (build: string) => spawnSync('sh', ['deploy/release.sh', build, at()], {cwd: ROOT, encoding: 'utf8'});

  /** Releases a build and dates the release back by some days. */
  function release(asset: string, daysAgo = 0): string {
    const {status, stderr} = run(makeBuild(asset));
    expect(status, stderr).toBe(0);
    const target = fs.readlinkSync(at('current'));
    // Names contain the time in seconds, which would be the same for several releases of a test.
    const name = `${asset}-${path.basename(target)}`;
    for (const folder of ['releases', 'live']) {
      fs.renameSync(at(folder, path.basename(target)), at(folder, name));
      const time = new Date(Date.now() - daysAgo * DAY);
      fs.utimesSync(at(folder, name), time, time);
    }
    fs.rmSync(at('current'));
    fs.symlinkSync(`live/${name}`, at('current'));
    return name;
  }

  it('deploys a build with the assets of the previous one', () => {
    release('one');
    expect(assets()).toEqual(['one.js', 'same.js']);
    release('two');
    expect(fs.readFileSync(at('current/build/index.html'), 'utf8')).toBe('two');
    expect(assets()).toEqual(['one.js', 'same.js', 'two.js']);
    expect(fs.readFileSync(at('current/build-hosting/nginx.conf'), 'utf8')).toBe('two');
  });

  it('keeps old assets for a week after their build was replaced', () => {
    const first = release('one', 30);
    release('two');
    expect(assets()).toContain('one.js');
    expect(fs.existsSync(at('live', first, 'build/index.html'))).toBe(true);
    const retired = new Date(Date.now() - 9 * DAY);
    fs.utimesSync(at('releases', first), retired, retired);
    release('three');
    expect(assets()).toEqual(['same.js', 'three.js', 'two.js']);
    expect(
      fs
        .readdirSync(at('releases'))
        .map((name) => name.split('-')[0])
        .sort(),
    ).toEqual(['three', 'two']);
  });

  it('puts the new build in service after an interrupted release', () => {
    const first = release('one');
    release('two');
    // The remains of a release that was killed: a partial copy, and a link that was about to be renamed.
    fs.mkdirSync(at('partial/live'), {recursive: true});
    fs.writeFileSync(at('partial/live/half.html'), '');
    fs.symlinkSync(`live/${first}`, at('next'));
    release('three');
    expect(fs.readFileSync(at('current/build/index.html'), 'utf8')).toBe('three');
    expect(fs.existsSync(at('current/build/half.html'))).toBe(false);
    expect(fs.readdirSync(at('live', first)).sort()).toEqual(['build', 'build-hosting']);
    expect(fs.readdirSync(at()).sort()).toEqual(['current', 'live', 'lock', 'releases']);
  });

  it('serves one after the other if they start at the same time', async () => {
    const builds = ['one', 'two', 'three'].map((asset) => {
      const dir = path.join(work, `build-${asset}`);
      const made = makeBuild(asset);
      fs.renameSync(hostingDir(made), hostingDir(dir));
      fs.renameSync(made, dir);
      return dir;
    });
    const run = promisify(execFile);
    const outputs = await Promise.all(
      builds.map((build) => run('sh', ['deploy/release.sh', build, at()], {cwd: ROOT})),
    );
    const live = outputs.map(({stdout}) => / is in service/.exec(stdout) && stdout.split(' is in service')[0]!);
    expect(new Set(live).size).toBe(3);
    const served = live.map((folder) => fs.readFileSync(path.join(folder!, 'build/index.html'), 'utf8'));
    expect(served).toEqual(['one', 'two', 'three']);
    expect(live).toContain(at('live', path.basename(fs.readlinkSync(at('current')))));
    for (const folder of live) {
      expect(fs.readdirSync(folder!).sort()).toEqual(['build', 'build-hosting']);
      expect(fs.readdirSync(path.join(folder!, 'build')).sort()).toEqual(['assets', 'index.html']);
      expect(fs.readdirSync(at('releases', path.basename(folder!)))).toEqual(['assets']);
    }
    expect(assets()).toEqual(['one.js', 'same.js', 'three.js', 'two.js']);
  });

  it.skipIf(!findNginx())('serves each release under a base path through one link that never changes', async () => {
    const rules = hostingRules({baseUrl: '/lms/', pages: ['/']});
    const releaseBelow = (asset: string) => {
      const dir = makeBuild(asset);
      fs.writeFileSync(nginxFile(dir), emitNginx(rules));
      fs.writeFileSync(rulesFile(dir), JSON.stringify(rules));
      expect(run(dir).stderr).toBe('');
    };
    releaseBelow('one');
    // As in docs/deployment.md: a folder with a link of the base path's name, which leads to `current/build`.
    const nginx = await startNginx({dir: at('current/build')});
    try {
      const text = async (url: string) => (await fetch(`http://127.0.0.1:${nginx.port}${url}`)).text();
      expect(await text('/lms/')).toBe('one');
      releaseBelow('two');
      expect(await text('/lms/')).toBe('two');
      expect(await text('/lms/assets/one.js')).toBe('one');
    } finally {
      await nginx.stop();
    }
  });

  it('does not change the site without a complete build', () => {
    release('one');
    const unfinished = path.join(work, 'unfinished');
    fs.mkdirSync(unfinished);
    const {status, stderr} = run(unfinished);
    expect([status, stderr]).toEqual([1, `There is no finished build in ${unfinished}. Run "npm run build" first.\n`]);
    expect(fs.readFileSync(at('current/build/index.html'), 'utf8')).toBe('one');
  });
});

describe('Dockerfile', () => {
  const lines = fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split('\n');

  it('accepts every setting', () => {
    const names = lines
      .find((line) => line.startsWith('ARG SITE_URL'))!
      .split(' ')
      .slice(1);
    expect(names.sort()).toEqual([...Object.keys(SETTINGS), 'SOURCE_DATE_EPOCH'].sort());
  });

  it('copies only existing files', () => {
    const named = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));
    const built = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
    const sources = [...named, ...built.filter((file) => !/^build(?:-hosting)?(?:\/|$)/.test(file))];
    expect(sources).toContain('deploy/nginx.conf');
    expect(sources.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
