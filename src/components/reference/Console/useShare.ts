import {useState} from 'react';
import {parseShare} from '@site/src/lib/console/split';

/** Key in the session's storage; its value is a number and nothing else. */
const STORAGE_KEY = 'console-share';

/** Used where storage is blocked or full. */
let latest: string | null = null;

function read(): number {
  try {
    return parseShare(sessionStorage.getItem(STORAGE_KEY) ?? latest);
  } catch {
    return parseShare(latest);
  }
}

function keep(share: number): void {
  latest = String(share);
  try {
    sessionStorage.setItem(STORAGE_KEY, latest);
  } catch {
    // It lasts until the page is reloaded.
  }
}

/** The request's share of the console's height in per cent, kept until the tab is closed. */
export function useShare() {
  const [share, setShare] = useState(read);
  return {share, setShare, keep};
}
