/** All bounds of the bench and of the byte tests. Sizes are decimal: a kilobyte is 1,000 bytes. */

export const kB = 1000;
export const GiB = 2 ** 30;

/** Bytes of a first visit, with text as brotli at its best quality. */
export const BYTES = {
  marketing: {HTML: 30 * kB, JS: 114 * kB, CSS: 18 * kB, images: 60 * kB, total: 250 * kB},
  reference: {JS: 125 * kB, CSS: 30 * kB},
  /** Added by opening the console and sending the first call. */
  console: 70 * kB,
  /** Added by opening the walkthrough. */
  walkthrough: 45 * kB,
  /** Both text fonts, on every page. */
  fonts: 65 * kB,
  /** The font that only the documentation loads. */
  codeFont: 20 * kB,
};

/** Lighthouse, mobile profile: scores out of 100, times in milliseconds. */
export const LIGHTHOUSE = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  blocking: 100,
  shift: 0.01,
  /** Largest contentful paint, relative to the same page without scripts. */
  paint: 1.1,
};

/** Interaction to next paint, relative to a button that does nothing. */
export const INTERACTION = 2;
/** Click to painted heading, relative to a full load of the same page. */
export const NAVIGATION = 0.5;
/** Cold build: time relative to the stock classic site, memory in bytes. */
export const BUILD = {ratio: 6, memory: 2 * GiB};
/** A thousand more records: milliseconds per record, bytes of memory, bytes added to any other page. */
export const RECORDS = {each: 60, memory: 3 * GiB, growth: 60 * kB};
/**
 * Synthetic contracts: memory for the largest in bytes; time per operation of the largest relative to the smallest, total
 * and incremental; time relative to the stock plugin and theme.
 */
export const CONTRACTS = {memory: 4 * GiB, growth: 1.3, stock: 1};
/** The sandbox over HTTP: p99 relative to a bare Node handler, bytes of memory after many requests. */
export const SANDBOX = {ratio: 3, memory: 200_000_000};
/** Load: p99 relative to nginx with a bare file, p99 and new connection in milliseconds, memory growth as a factor. */
export const LOAD = {ratio: 1.5, p99: 250, fresh: 1000, memory: 1.15};
