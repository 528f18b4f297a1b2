/** The site as another build would be, with settings that this build left empty. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Variant {
  origin: string;
  close: () => Promise<void>;
}

/** What the built scripts hold for a setting without a value. */
const unset = (name: string) => `${name}:null`;

/**
 * Serves the built site under another origin, with settings filled in on the way.
 *
 * Documents stay as they were built, so pages that show a setting are to be reached by a link. Headers and integrity
 * values that name the built scripts are left out.
 */
export async function startVariant(settings: Record<string, string>): Promise<Variant> {
  const server = http.createServer((request, response) => {
    const relay = async () => {
      const original = await fetch(process.env.SITE_ORIGIN + request.url!, {redirect: 'manual'});
      const type = original.headers.get('content-type') ?? '';
      const headers: Record<string, string> = {'Content-Type': type};
      const location = original.headers.get('location');
      if (location) headers.Location = location;
      response.writeHead(original.status, headers);
      if (/^text\/html/.test(type)) {
        response.end((await original.text()).replace(/ (?:data-)?integrity=(?:"[^"]*"|[^\s>]+)/g, ''));
      } else if (/javascript/.test(type)) {
        const script = Object.entries(settings).reduce(
          (text, [name, value]) => text.replace(unset(name), () => `${name}:${JSON.stringify(value)}`),
          await original.text(),
        );
        response.end(script);
      } else {
        response.end(Buffer.from(await original.arrayBuffer()));
      }
    };
    relay().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
