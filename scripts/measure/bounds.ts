/** Every bound of the bench, and of the tests that hold bytes. Sizes are decimal: a kilobyte is 1,000 bytes. */

export const kB = 1000;
export const GiB = 2 ** 30;

/** First visit, text as brotli at its best quality. */
export const BYTES = {
  marketing: {HTML: 30 * kB, JS: 114 * kB, CSS: 18 * kB, images: 60 * kB, total: 250 * kB},
  reference: {JS: 125 * kB, CSS: 30 * kB},
  /** What opening the console and sending its first call add. */
  console: 170 * kB,
  fonts: 65 * kB,
};

/** Lighthouse on a mobile profile: points out of 100, times in milliseconds. */
export const LIGHTHOUSE = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  blocking: 100,
  shift: 0.01,
  /** Largest contentful paint, in times that of the same page without scripts. */
  paint: 1.1,
};

/** Time to the next paint, in times that of a button that does nothing. */
export const INTERACTION = 2;
/** Click to painted heading, in times a full load of the same page. */
export const NAVIGATION = 0.5;
/** Cold build: time in times that of the stock classic site, memory in bytes. */
export const BUILD = {ratio: 6, memory: 2 * GiB};
/** A thousand more records: milliseconds for each, bytes of memory, bytes that any other page may gain. */
export const RECORDS = {each: 60, memory: 3 * GiB, growth: 60 * kB};
/**
 * Synthetic contracts: bytes of memory of the largest; time for each operation of the largest in times that of the
 * smallest, and of a further one likewise; time in times that of the stock plugin and theme.
 */
export const CONTRACTS = {memory: 4 * GiB, growth: 1.3, stock: 1};
/** The sandbox over HTTP: p99 in times that of a bare handler of Node, bytes of memory after many requests. */
export const SANDBOX = {ratio: 3, memory: 200_000_000};
/** Load: p99 in times that of nginx with a bare file, p99 and fresh request in milliseconds, memory in times the first. */
export const LOAD = {ratio: 1.5, p99: 250, fresh: 1000, memory: 1.15};
