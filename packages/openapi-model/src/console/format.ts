/** Formats numbers and statuses for the console. */
import {reasonOf} from '../reasons.ts';

/** `404 Not Found`, with the standard reason phrase because HTTP/2 doesn't send one. */
export const statusText = (status: number, reason = ''): string =>
  `${status} ${reasonOf(status) || reason.slice(0, 60)}`.trim();

/** A duration: `0.4 ms`, `12 ms`, `1.2 s`. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 1) return `${Math.max(0.1, Math.round(milliseconds * 10) / 10)} ms`;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A size in bytes: `312 B`, `1.2 kB`, `5.0 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
