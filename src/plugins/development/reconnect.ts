/**
 * Reloads the page when the development server is back after a restart. Otherwise its client would ask the new server for
 * the difference to a compilation that it does not know.
 */
let isClosed = false;

addEventListener('message', ({source, data}: MessageEvent<{type?: string} | undefined>) => {
  if (source !== window) return;
  if (data?.type === 'webpackClose') isClosed = true;
  else if (isClosed && /^webpack(?:Ok|StillOk|Warnings|Errors)$/.test(data?.type ?? '')) location.reload();
});
