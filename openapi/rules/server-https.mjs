/** Keys travel in headers, so every server is reached over TLS. */
export function serverHttps() {
  return {
    Server(server, {report, location}) {
      if (!/^https:\/\//.test(server.url ?? '')) {
        report({message: 'A server URL must start with https://.', location: location.child(['url'])});
      }
    },
  };
}
