/** Results of the bench, and functions to compute and print figures. */
import os from 'node:os';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The highest value allowed. */
  most?: number;
  /** The lowest value allowed. */
  least?: number;
}

export interface RowResult {
  figures: Figure[];
  /** Printed unchanged above the figures. */
  text?: string;
  /** Other measurements, for the JSON file. */
  details?: unknown;
}

/** Whether a figure is within its bounds; NaN never is. */
export const holds = ({value, most = Infinity, least = -Infinity}: Figure): boolean => value <= most && value >= least;

/** @throws RangeError if there are no values */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No value was measured.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** At most two decimals, fewer for large values. */
const digits = (value: number): string => String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2)));

/** A Markdown table with aligned columns, the first left-aligned and the others right-aligned. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const cells = (line: readonly string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [cells(header), rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function boundOf({most, least}: Figure): string {
  if (most !== undefined) return `≤ ${digits(most)}`;
  return least === undefined ? '' : `≥ ${digits(least)}`;
}

export const figureTable = (figures: readonly Figure[]): string =>
  table(
    ['figure', 'value', 'bound', 'unit', ''],
    figures.map((figure) => [
      figure.name,
      digits(figure.value),
      boundOf(figure),
      figure.unit,
      boundOf(figure) === '' ? '' : holds(figure) ? 'ok' : 'over',
    ]),
  );

/** The machine on which the figures were measured. */
export const machine = () => ({
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
  node: process.version,
  system: `${os.type()} ${os.release()} ${os.arch()}`,
  /** Load average of the last minute before the bench. */
  load: Number(os.loadavg()[0]!.toFixed(2)),
});
