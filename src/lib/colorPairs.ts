/** All pairs of text and background colours in the style sheets, with the contrast that each needs (WCAG 2.2). */

/** Minimum ratio for body text (AAA), other text (AA), and graphics and focus rings (AA). */
export const NEEDED = {body: 7, text: 4.5, shape: 3} as const;
export type ContrastKind = keyof typeof NEEDED;

export interface ColorPair {
  kind: ContrastKind;
  /** A token, or a CSS colour that uses tokens. */
  text: string;
  background: string;
}

const pair = (kind: ContrastKind, text: string, background: string): ColorPair => ({kind, text, background});
const on = (kind: ContrastKind, text: string, backgrounds: string): ColorPair[] =>
  backgrounds.split(' ').map((background) => pair(kind, text, background));

const GROUNDS = 'paper paper-2 card';
const TINTS = 'tint-brand tint-accent tint-iris';
const SOFTS = `brand-soft accent-soft iris-soft ${TINTS}`;

export const PAIRS: readonly ColorPair[] = [
  ...on('body', 'ink', `${GROUNDS} ${SOFTS} danger-soft`),
  ...on('body', 'ink-2', `${GROUNDS} ${SOFTS}`),
  ...on('body', 'on-night', 'night night-2'),
  ...on('body', 'on-night-2', 'night night-2'),
  ...on('body', 'code-ink', 'code-ground quiet'),
  // Captions, labels, hints.
  ...on('text', 'ink-3', `${GROUNDS} ${SOFTS}`),
  // Links and eyebrows, including their hover state.
  ...on('text', 'brand', `${GROUNDS} ${SOFTS} danger-soft`),
  ...on('text', 'brand-strong', `${GROUNDS} ${SOFTS} danger-soft`),
  ...on('text', 'accent-ink', `${GROUNDS} accent-soft tint-accent`),
  ...on('text', 'iris', `${GROUNDS} iris-soft tint-iris`),
  // Form errors and API errors.
  ...on('text', 'danger', `${GROUNDS} danger-soft code-ground`),
  ...on('text', 'accent', 'night night-2'),
  // Buttons, including their hover state.
  ...on('text', 'on-brand', 'brand brand-strong'),
  ...on('text', 'on-accent', 'accent'),
  pair('text', 'on-accent', 'color-mix(in oklch, var(--accent) 88%, white)'),
  ...on('text', 'on-iris', 'iris'),
  ...on('text', 'card', 'danger ink-3'),
  pair('text', 'card', 'color-mix(in oklch, var(--danger) 88%, var(--ink))'),
  // Pressed filters, selected tabs and tiers, and buttons disabled while sending.
  ...on('text', 'paper', 'ink ink-3'),
  ...['comment', 'string', 'number', 'keyword', 'name'].flatMap((part) =>
    on('text', `code-${part}`, 'code-ground quiet'),
  ),
  ...['get', 'post', 'put', 'patch', 'delete', 'other'].flatMap((method) =>
    on('text', `method-${method}`, `method-${method}-soft`),
  ),
  ...on('shape', 'focus', `${GROUNDS} ${SOFTS} danger-soft`),
  ...on('shape', 'accent', 'night'),
  // Dark lines of a transparent picture file.
  ...on('shape', 'night', 'on-night'),
  // Product pictures: windows, quiet parts of them, and what is in front of them; a customer's portal.
  ...['ink', 'ink-2', 'ink-3', 'brand', 'accent-ink', 'iris'].flatMap((text) => on('text', text, 'surface quiet')),
  ...['ink', 'ink-2', 'ink-3', 'accent-ink'].flatMap((text) => on('text', text, 'raised')),
  // The counts of a chart on their strongest background.
  ...['brand', 'accent'].map((tone) => pair('text', 'ink', `color-mix(in oklab, var(--${tone}) 40%, var(--surface))`)),
  // Paper in pictures on dark pages.
  pair('text', 'night', 'on-night-2'),
  pair('text', 'on-identity', 'identity'),
  pair('text', 'identity', 'on-identity'),
  // Parts of cards: the stronger value of a comparison, the hint of the price estimate, what is selected, the status of a response.
  ...on('body', 'ink', 'brand-card'),
  ...on('text', 'ink-2', 'brand-card'),
  ...on('text', 'ink-3', 'brand-card'),
  ...on('text', 'brand', 'brand-card'),
  ...on('text', 'brand-strong', 'brand-card'),
  ...on('body', 'ink', 'accent-card'),
  ...on('text', 'accent-ink', 'accent-card'),
  ...on('body', 'ink', 'danger-card'),
  ...on('text', 'danger', 'danger-card'),
  ...on('shape', 'brand', 'brand-card accent-card'),
  pair('text', 'surface', 'ink-3'),
  // Borders and contents of fields and switches.
  ...on('shape', 'ink-3', `${GROUNDS} ${SOFTS}`),
  ...on('shape', 'on-brand', 'brand'),
  ...on('shape', 'brand', `${GROUNDS} line`),
];
