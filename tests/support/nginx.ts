/** Runs the system's nginx with the include of a build. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nginxFile, readRules} from '../../src/plugins/finish/hosting/files';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface Nginx {
  socketPath: string;
  stop: () => void;
}

/**
 * Serves a build on a Unix socket, with the server block of `deploy/nginx.conf`. nginx starts in the background once it
 * listens.
 *
 * @throws Error with nginx's message if it does not start
 */
export function startNginx(dir: string): Nginx {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const socketPath = path.join(work, 'socket');
  const site = path.resolve(work, `root${readRules(dir).baseUrl}`);
  fs.mkdirSync(path.dirname(site), {recursive: true});
  fs.symlinkSync(path.resolve(dir), site);
  const block = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen unix:${socketPath};`)
    .replace('root /srv/site;', `root ${work}/root;`)
    .replace('include /etc/nginx/site.conf;', `include ${nginxFile(dir)};`);
  const config = path.join(work, 'nginx.conf');
  fs.writeFileSync(
    config,
    `master_process off; pid ${work}/pid; error_log ${work}/error.log; events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${TEMPORARY.map((name) => `${name}_temp_path ${work}/${name};`).join('\n')}
      ${block}
    }`,
  );
  const nginx = (...options: string[]) =>
    spawnSync('nginx', ['-p', work, '-c', config, '-e', `${work}/error.log`, ...options], {encoding: 'utf8'});
  const {status, stderr} = nginx();
  if (status !== 0) throw new Error(`nginx did not start: ${stderr}`);
  return {
    socketPath,
    stop: () => {
      nginx('-s', 'stop');
      fs.rmSync(work, {recursive: true});
    },
  };
}
