import http from 'node:http';

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request to a loopback port, with the path exactly as given. */
export function request(port: number, target: string, options: http.RequestOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = http.request({host: '127.0.0.1', port, path: target, agent: false, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
