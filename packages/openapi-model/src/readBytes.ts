/**
 * Reads the body of a request or a response.
 *
 * @param limit bytes after which reading stops
 * @param onPart called with what has arrived so far
 */
export async function readBytes(
  source: Request | Response,
  limit: number,
  onPart?: (body: Uint8Array<ArrayBuffer>) => void,
): Promise<{body: Uint8Array<ArrayBuffer>; isComplete: boolean}> {
  // Some browsers don't expose request bodies as streams; there it is already in memory.
  const reader = source.body?.getReader();
  if (!reader) {
    const body = new Uint8Array(await source.arrayBuffer());
    return {body, isComplete: body.length <= limit};
  }
  let room = new Uint8Array(0);
  let body = room;
  for (let part = await reader.read(); !part.done && body.length <= limit; part = await reader.read()) {
    const size = body.length + part.value.length;
    if (size > room.length) {
      room = new Uint8Array(Math.max(size, 2 * room.length));
      room.set(body);
    }
    room.set(part.value, body.length);
    body = room.subarray(0, size);
    onPart?.(body);
    // Don't await cancel().
    if (size > limit) reader.cancel().catch(() => undefined);
  }
  return {body, isComplete: body.length <= limit};
}
