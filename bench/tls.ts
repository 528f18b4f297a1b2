/** Puts TLS in front of a local server, because browsers judge pages on https by other rules, such as mixed content. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import {running} from '../scripts/listen';

/** Argument for Chromium, which does not know the certificate. */
export const TRUST_ANY = '--ignore-certificate-errors';

/** A certificate for this machine, valid for a day. Needs openssl. */
function selfSigned(): {key: Buffer; cert: Buffer} {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(dir, name)) as [string, string];
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], {stdio: 'ignore'});
    return {key: fs.readFileSync(key), cert: fs.readFileSync(cert)};
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/** Serves a local http site over https while `use` runs. */
export async function withTls<T>(home: string, use: (home: string) => Promise<T>): Promise<T> {
  const {hostname, port, pathname} = new URL(home);
  const agent = new http.Agent({keepAlive: true});
  const server = https.createServer(selfSigned(), ({method, url, headers}, response) => {
    const forward = http.request({hostname, port, agent, method, path: url, headers}, (upstream) => {
      response.writeHead(upstream.statusCode!, upstream.headers);
      upstream.pipe(response);
    });
    forward.on('error', () => response.destroy());
    forward.end();
  });
  const front = running(server);
  try {
    return await use(`https://127.0.0.1:${await front.listen()}${pathname}`);
  } finally {
    await front.close();
    agent.destroy();
  }
}
