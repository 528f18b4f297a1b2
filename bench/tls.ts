/**
 * Puts TLS and HTTP/2 in front of a local server. Browsers judge pages on https by other rules, such as mixed content,
 * and hosts speak HTTP/2: with HTTP/1.1, Lighthouse counts a TLS handshake for each of six connections.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import {startListening} from '../scripts/listen';

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

const omit = (headers: http.IncomingHttpHeaders, names: RegExp): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** Serves a local http site over https and HTTP/2 while `use` runs. */
export async function withTls<T>(home: string, use: (home: string) => Promise<T>): Promise<T> {
  const {hostname, port, pathname} = new URL(home);
  const agent = new http.Agent({keepAlive: true});
  const server = http2.createSecureServer({...selfSigned(), allowHTTP1: true}, (request, response) => {
    const {method, url} = request;
    const headers = omit(request.headers, /^:/);
    const forward = http.request({hostname, port, agent, method, path: url, headers}, (upstream) => {
      // HTTP/2 has no connection headers.
      response.writeHead(upstream.statusCode!, omit(upstream.headers, /^(connection|keep-alive|transfer-encoding)$/));
      upstream.pipe(response);
    });
    forward.on('error', () => response.destroy());
    forward.end();
  });
  // Browsers keep their sessions open, which a closing server waits for.
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const front = await startListening(server);
  try {
    return await use(`https://127.0.0.1:${front}${pathname}`);
  } finally {
    for (const session of sessions) session.destroy();
    server.close();
    agent.destroy();
  }
}
