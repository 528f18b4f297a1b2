/** Numbers and texts that may fit a schema, the likeliest first. */
import {hasOwn, numberOf} from './json.ts';
import {samplePattern} from './pattern.ts';
import {valuesOf, type FlatSchema} from './schema.ts';

/** How many values are tried that differ by a step, and how many items of a list. */
export const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;

/** Plausible strings by format. */
const STRINGS: Record<string, string> = {
  'date-time': '2026-11-20T16:42:00Z',
  date: '2026-11-20',
  time: '16:42:00Z',
  duration: 'P1D',
  email: 'person@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  'uri-reference': '/sample',
  uuid: '3f2b8c1e-5d47-4a90-8e6b-1c9d7f0a2b34',
  byte: 'c2FtcGxl',
};
/** Strings that meet what a pattern commonly asks for by look-around, and an empty one. */
const OTHER_STRINGS = ['sample12', 'Sample-12', 'Sample#12', '1', ''];

/** Decimals of a number as JavaScript writes it. */
function decimalsOf(value: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits!.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** The least common multiple of steps, exact in decimals. */
function commonStep(steps: readonly number[]): number | undefined {
  const places = Math.max(0, ...steps.map(decimalsOf));
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const whole = steps.map((step) => Math.round(step * 10 ** places));
  const [first, ...others] = whole.filter((step) => step > 0);
  if (first === undefined) return undefined;
  return others.reduce((a, b) => (a / divisor(a, b)) * b, first) / 10 ** places;
}

export function* numbersFor({keywords}: FlatSchema, isInteger: boolean): Generator<unknown> {
  const bound = (name: string) => valuesOf(keywords[name]).map(numberOf)[0];
  const [minimum, maximum, above, below] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(bound);
  const steps = valuesOf(keywords.multipleOf).flatMap((step) => numberOf(step) ?? []);
  const step = commonStep(isInteger ? [...steps, 1] : steps);
  const gap = step ?? 0.01;
  const low = above === undefined || above < (minimum ?? above) ? minimum : above + gap;
  const high = below === undefined || below > (maximum ?? below) ? maximum : below - gap;
  const places = Math.min(100, Math.max(decimalsOf(gap), decimalsOf(low ?? 0), decimalsOf(high ?? 0)));
  const exact = (value: number) => Number(value.toFixed(places));
  /** The multiple at a value, or next to it. */
  const fitted = (value: number, round: (quotient: number) => number) => {
    if (step === undefined) return exact(value);
    const quotient = value / step;
    return exact(round(Number.isInteger(quotient) ? quotient : Number(quotient.toPrecision(15))) * step);
  };
  const start = fitted(low ?? Math.min(1, high ?? 1), Math.ceil);
  // Numbers that JavaScript would write differently are kept as written.
  const written = [keywords.minimum, keywords.maximum] as unknown[];
  for (let nth = 0; nth <= MAX_ITEMS; nth += 1) {
    const value = exact(start + nth * (step ?? 1));
    yield written.find((limit) => numberOf(limit) === value) ?? value;
  }
  for (let nth = 0; nth <= MAX_ITEMS && high !== undefined; nth += 1)
    yield fitted(high, Math.floor) - nth * (step ?? 1);
  const [least, most] = [above ?? minimum, below ?? maximum];
  if (least !== undefined && most !== undefined) yield (least + most) / 2;
  yield 0;
  yield -(step ?? 1);
}

/** A text like another: with another number at its end, or in its first word. */
export function another(text: string, nth: number): string {
  if (nth === 0) return text;
  const isCounted = /\d\D*$/.test(text);
  if (!isCounted) return text ? text.replace(/\p{L}+/u, (word) => word + nth) : text;
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + nth) % 10));
}

export function* stringsFor({keywords}: FlatSchema, placeholder: string | undefined): Generator<string> {
  const patterns = valuesOf(keywords.pattern).filter((pattern) => typeof pattern === 'string');
  const formats = valuesOf(keywords.format).flatMap((format) =>
    hasOwn(STRINGS, String(format)) ? STRINGS[String(format)]! : [],
  );
  const least = Math.min(numberOf(keywords.minLength) ?? 0, MAX_LENGTH);
  const most = numberOf(keywords.maxLength) ?? Infinity;
  const plain = placeholder ?? 'string';
  const isPlain = patterns.length + formats.length === 0;
  const fitted = (text: string) => text.padEnd(least, 'x').slice(0, most);
  for (let nth = 0; nth < MAX_ITEMS; nth += 1) {
    for (const pattern of patterns) {
      for (const more of new Set([0, least, nth, 1])) {
        const text = samplePattern(pattern, nth, more);
        // Paths and forms cannot have an empty one.
        if (text) yield text;
      }
    }
    for (const format of formats) yield fitted(another(format, nth));
    if (isPlain) yield fitted(another(plain, nth));
  }
  for (const text of [plain, 'string', ...OTHER_STRINGS, ...Object.values(STRINGS)]) yield fitted(text);
}
