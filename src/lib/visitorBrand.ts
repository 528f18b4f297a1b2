/**
 * A visitor's own brand, tried on the product pictures: how the session stores it, and what it changes.
 *
 * `data-visitor-brand` on the document lists the parts that are on, and custom properties hold their values. Style
 * sheets do the rest, so pictures change without being drawn again.
 */
import {checkContrast, type ContrastReport} from './contrast';
import {luminancesOf, type Theme, THEMES, type Tokens} from './palette';
import {slugOf} from './slug';
import {hueDistance} from './swatches';

export interface Logo {
  /** A PNG as a data URL. */
  url: string;
  /** Width divided by height. */
  ratio: number;
  /** Themes on whose cards most of the logo is hard to see. */
  faint: readonly Theme[];
}

export interface VisitorBrand {
  /** Whole degrees, from 0 to 359; null keeps our colours. */
  hue: number | null;
  /** Name of the academy; empty keeps the one in the pictures. */
  name: string;
  logo: Logo | null;
}

export const MAX_NAME = 24;

/** Longest data URL of a logo, in characters. A canvas of 320 × 96 pixels stays below it whatever it shows. */
export const MAX_URL = 180_000;

/** The longer side of a logo divided by the shorter one. */
export const MAX_RATIO = 400;

export const NO_BRAND: VisitorBrand = {hue: null, name: '', logo: null};

export const isOwn = ({hue, name, logo}: VisitorBrand): boolean => hue !== null || name !== '' || logo !== null;

/** A name without characters that are invisible or have a meaning in style sheets, in one line of at most 24 characters. */
export const cleanName = (text: string): string =>
  Array.from(
    text
      .replace(/[\p{C}"\\]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, MAX_NAME)
    .join('')
    .trim();

/** Domain of an academy with this name, such as `acme-tools.example`; empty if the name has no letter from a to z. */
export function domainOf(name: string): string {
  // Without its accent first, so that é becomes e and not e-.
  const slug = slugOf(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  return /[a-z]/.test(slug) ? `${slug}.example` : '';
}

const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

function logoOf(value: unknown): Logo | null {
  const {url, ratio, faint} = (value ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || url.length > MAX_URL || !PNG.test(url)) return null;
  if (typeof ratio !== 'number' || !(ratio >= 1 / MAX_RATIO && ratio <= MAX_RATIO)) return null;
  return {url, ratio, faint: THEMES.filter((theme) => Array.isArray(faint) && faint.includes(theme))};
}

/** Reads what the session has stored, which anything may have written. Every part that is not valid is left out. */
export function parseVisitorBrand(text: string | null): VisitorBrand {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return NO_BRAND;
  }
  const {hue, name, logo} = (value ?? {}) as Record<string, unknown>;
  return {
    hue: Number.isInteger(hue) && (hue as number) >= 0 && (hue as number) < 360 ? (hue as number) : null,
    name: typeof name === 'string' ? cleanName(name.slice(0, 200)) : '',
    logo: logoOf(logo),
  };
}

/** Custom properties that hold a visitor's brand. */
export const PROPERTIES = [
  '--visitor-hue',
  '--visitor-name',
  '--visitor-domain',
  '--visitor-logo',
  '--visitor-ratio',
] as const;

export interface BrandStyle {
  /** Value of `data-visitor-brand`; empty in our own colours. */
  parts: string;
  /** Values in the order of `PROPERTIES`; empty ones are not set. */
  values: readonly string[];
}

export function styleOf({hue, name, logo}: VisitorBrand): BrandStyle {
  const domain = domainOf(name);
  const parts = [
    hue !== null && 'hue',
    name && 'name',
    domain && 'domain',
    logo && 'logo',
    ...(logo?.faint ?? []).map((theme) => `faint-${theme}`),
  ];
  return {
    parts: parts.filter(Boolean).join(' '),
    values: [
      hue === null ? '' : String(hue),
      name && `"${name}"`,
      domain && `"${domain}"`,
      logo ? `url("${logo.url}")` : '',
      logo ? String(logo.ratio) : '',
    ],
  };
}

/** The tokens that the contrast check needs, without the hue; those of the dark theme only where they differ. */
export type PreviewPalette = Record<Theme, Record<string, string>>;

function tokensOf({light, dark}: PreviewPalette, hue: number): Record<Theme, Tokens> {
  const tokens = (theme: Record<string, string>) => new Map(Object.entries({...light, ...theme, hue: String(hue)}));
  return {light: tokens({}), dark: tokens(dark)};
}

/** The check of every build, for another hue. */
export const checkHue = (palette: PreviewPalette, hue: number): ContrastReport => checkContrast(tokensOf(palette, hue));

/** Luminance of the cards in the pictures. */
export function cardsOf(palette: PreviewPalette, hue: number): Record<Theme, number> {
  const {light, dark} = tokensOf(palette, hue);
  return {light: luminancesOf('var(--card)', light)[0], dark: luminancesOf('var(--card)', dark)[0]};
}

/** Hues that mean something in the pictures: violet is AI, apricot is due. In degrees. */
const MEANINGS = {iris: 293, accent: 68} as const;

/** The tone whose hue is within 20 degrees of this one, so that the two are easy to confuse. */
export function similarTone(hue: number): keyof typeof MEANINGS | null {
  const [tone] = Object.entries(MEANINGS).find(([, other]) => hueDistance(hue, other) <= 20) ?? [];
  return (tone as keyof typeof MEANINGS | undefined) ?? null;
}
