import {ungzip} from 'pako';
import type {ConsoleOperation} from './store';

/**
 * The operation as the generator packs it into its page: JSON, compressed, base64.
 *
 * @throws Error when the text is not such a pack
 */
export function unpackOperation(packed: string): ConsoleOperation {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(ungzip(bytes)));
}
