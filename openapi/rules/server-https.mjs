/** API keys are sent in headers, so every server must use TLS. */
export function serverHttps() {
  return {
    Server(server, {report, location}) {
      if (!/^https:\/\//.test(server.url ?? '')) {
        report({message: 'A server URL must start with https://.', location: location.child(['url'])});
      }
    },
  };
}
