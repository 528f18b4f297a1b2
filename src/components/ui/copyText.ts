/**
 * Puts a text on the clipboard.
 *
 * @param text or what it is being fetched by
 * @returns whether it is there; false where the browser refuses, has no clipboard, or the text did not come
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !('ClipboardItem' in window)) {
      const loaded = await text;
      await navigator.clipboard.writeText(loaded);
    } else {
      // Some browsers lend the clipboard only while the click is handled, so the text goes in as a promise.
      const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
