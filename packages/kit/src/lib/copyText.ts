/**
 * Copies a text to the clipboard.
 *
 * @param text the text, or a promise of it
 * @returns false if there is no clipboard, the browser refuses, or the promise is rejected
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !('ClipboardItem' in window)) {
      const loaded = await text;
      await navigator.clipboard.writeText(loaded);
    } else {
      // Some browsers allow writing only while the click is handled, so hand over the promise.
      const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
