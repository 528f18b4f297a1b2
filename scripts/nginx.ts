/** Runs the system's nginx with the include of a build, for tests and measurements. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {nginxFile, readRules} from '../src/plugins/finish/hosting/files';
import {freePort} from './listen';
import {findProgram} from './chromium';

/** The server block that the deployment guide recommends. */
const SERVER_BLOCK = 'deploy/nginx.conf';
/** Debian's brotli module, which is optional. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Command that installs nginx and its brotli module on Debian and Ubuntu. */
export const NGINX_INSTALL = 'sudo apt-get install -y nginx libnginx-mod-http-brotli-static';

/** Path of nginx: the program in NGINX_PATH, or an installed one. */
export const findNginx = (): string | undefined => process.env.NGINX_PATH || findProgram('/usr/sbin/nginx', 'nginx');

export interface Nginx {
  port: number;
  pid: number;
  /** Whether it serves the `.br` files. */
  hasBrotli: boolean;
  stop: () => Promise<void>;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Sets the port and files in the recommended server block. */
function serverBlock(port: number, root: string, include: string): string {
  const block = fs.readFileSync(SERVER_BLOCK, 'utf8');
  const put = (text: string, name: string, value: string) => {
    const pattern = new RegExp(`^(\\s*${name}) [^;]+;`, 'm');
    if (!pattern.test(text)) throw new Error(`${SERVER_BLOCK} has no line "${name}"`);
    return text.replace(pattern, `$1 ${value};`);
  };
  return put(put(put(block, 'listen', `127.0.0.1:${port}`), 'root', JSON.stringify(root)), 'include', include);
}

/**
 * Serves a build with nginx on a free local port. Needs no privileges; all files it writes are in a temporary folder,
 * which `stop` removes.
 *
 * @param dir build folder, with its include next to it
 * @throws Error if nginx is not installed, or with nginx's message if it does not start
 */
export async function startNginx({dir}: {dir: string}): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error(`nginx was not found. Install it: ${NGINX_INSTALL}`);
  const {baseUrl} = readRules(dir);
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const root = path.join(work, 'root');
  const site = path.join(root, baseUrl);
  fs.mkdirSync(path.dirname(path.resolve(site)), {recursive: true});
  fs.symlinkSync(path.resolve(dir), path.resolve(site));
  const include = path.join(work, 'site.conf');
  const hasBrotli = fs.existsSync(BROTLI_MODULE);
  fs.copyFileSync(nginxFile(dir), include);
  if (hasBrotli) fs.appendFileSync(include, 'brotli_static on;\n');

  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    ...(hasBrotli ? [`load_module ${BROTLI_MODULE};`] : []),
    'daemon off;',
    'master_process off;',
    `pid ${work}/nginx.pid;`,
    'error_log stderr error;',
    'events { worker_connections 16384; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${work}/${name};`),
    serverBlock(port, root, include),
    '}',
  ];
  fs.writeFileSync(path.join(work, 'nginx.conf'), config.join('\n'));

  const nginx = spawn(program, ['-p', work, '-c', path.join(work, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  nginx.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    nginx.once('error', (error) => {
      messages += error.message;
      resolve();
    });
    nginx.once('close', () => resolve());
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
    fs.rmSync(work, {recursive: true, force: true});
  };
  while (!isOver && !(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  if (isOver) {
    await stop();
    throw new Error(`nginx did not start: ${messages.trim()}`);
  }
  return {port, pid: nginx.pid!, hasBrotli, stop};
}
