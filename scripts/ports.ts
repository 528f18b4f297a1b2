/** The first step of `npm start`: reports a taken port before the build. The site also runs without the sandbox. */
import http from 'node:http';
import {listenOn, run, running, SANDBOX_PORT, SITE_PORT} from './listen';

async function tryPort(variable: string, fallback: number): Promise<void> {
  const server = running(http.createServer());
  await listenOn(server, variable, fallback);
  await server.close();
}

run(async () => {
  await tryPort('PORT', SITE_PORT);
  await tryPort('SANDBOX_PORT', SANDBOX_PORT).catch((error: Error) =>
    console.warn(`${error.message} The site starts without the sandbox.`),
  );
});
