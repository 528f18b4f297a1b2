/**
 * Reads the body of a request or a response.
 *
 * @param limit bytes after which reading stops
 */
export async function readBytes(
  source: Request | Response,
  limit: number,
): Promise<{body: Uint8Array<ArrayBuffer>; isComplete: boolean}> {
  // Some browsers don't expose request bodies as streams; there it is already in memory.
  const reader = source.body?.getReader();
  if (!reader) {
    const body = new Uint8Array(await source.arrayBuffer());
    return {body, isComplete: body.length <= limit};
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done && size <= limit; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.length;
    // Don't await cancel().
    if (size > limit) reader.cancel().catch(() => undefined);
  }
  const body = new Uint8Array(size);
  chunks.reduce((at, chunk) => {
    body.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return {body, isComplete: size <= limit};
}
