/** The site as if built with settings that this build left empty. */
import {serve, type TestServer} from '../../support/server';

export type Variant = TestServer;

/** A setting without a value, as it appears in the built scripts. */
const unset = (name: string) => `${name}:null`;

/**
 * Serves the built site from another origin and fills in settings in its scripts.
 *
 * The HTML is unchanged, so reach pages that show a setting by a link. The content security policy and the integrity
 * attributes are left out, because they hold hashes of the unchanged scripts.
 */
export const startVariant = (settings: Record<string, string>): Promise<Variant> =>
  serve((request, response) => {
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
