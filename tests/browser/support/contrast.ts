/** Contrast of text as rendered, for text on pictures, gradients or several layers. */
import type {Page} from '@playwright/test';
import {pixelsOf} from '../../support/pixels';
import {addSheet} from './layout';
import {twoFrames} from './site';

type Rgb = [red: number, green: number, blue: number];

const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

function luminanceOf(color: Rgb): number {
  const parts = color.map((byte) => byte / 255);
  const light = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return LUMINANCE.reduce((sum, share, at) => sum + share * light[at]!, 0);
}

/** Contrast ratio as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

export type Area = Record<'x' | 'y' | 'width' | 'height', number>;

export async function screenshot(page: Page, area: Area): Promise<Buffer> {
  const clip = {
    x: Math.floor(area.x),
    y: Math.floor(area.y),
    width: Math.ceil(area.width) + 1,
    height: Math.ceil(area.height) + 1,
  };
  return pixelsOf(await page.screenshot({clip, animations: 'allow', caret: 'initial'}));
}

export const pixelAt = (data: Buffer, at: number): Rgb => [data[at]!, data[at + 1]!, data[at + 2]!];

export function* pixels(data: Buffer): Generator<Rgb> {
  for (let at = 0; at < data.length; at += 4) yield pixelAt(data, at);
}

/** The colours in an area of a picture with this width. */
function colorsIn(data: Buffer, width: number, area: Area): Rgb[] {
  const found = new Map<number, Rgb>();
  const [left, right] = [Math.floor(area.x), Math.min(width, Math.floor(area.x) + Math.ceil(area.width) + 1)];
  for (let y = Math.floor(area.y); y <= Math.floor(area.y) + Math.ceil(area.height); y += 1)
    for (let at = 4 * (y * width + left); at < Math.min(data.length, 4 * (y * width + right)); at += 4)
      found.set(data.readUInt32LE(at), pixelAt(data, at));
  return [...found.values()];
}

/** Results by theme, width, colour and place in the document, so that the same text is measured once. */
const measured = new Map<string, string | null>();

/**
 * Checks the lowest contrast of the own text of elements: its computed colour against every pixel of a screenshot in which
 * these texts are transparent. Each screenshot serves all of them that are in the window.
 *
 * @returns the problems of those whose contrast does not suffice (4.5; large text 3)
 */
export async function contrastProblems(page: Page, selectors: readonly string[], setting: string): Promise<string[]> {
  const texts = (await page.evaluate(describe, selectors)).map((text, index) => ({
    ...text,
    selector: selectors[index]!,
    key: `${setting} ${text.context}`,
  }));
  const missing = texts.filter(
    ({key}, index) => !measured.has(key) && texts.findIndex((one) => one.key === key) === index,
  );
  if (missing.length > 0) {
    const letters = `:is(${missing.map(({selector}) => `${selector}, ${selector} *`).join()})`;
    await addSheet(
      page,
      `${UNCOVERED} ${letters} {
        color: transparent !important; transition: none !important; text-decoration-color: transparent !important;
        text-shadow: none !important; -webkit-text-fill-color: transparent !important;
      } ${letters}:is(text, tspan) {fill: transparent !important}`,
    );
    // A screenshot may show the frame before: what it shows to be faint is looked at once more.
    const suspects = new Set<string>();
    for (let left = missing; left.length > 0; left = left.filter(({key}) => !measured.has(key))) {
      const places = await page.evaluate(
        locate,
        left.map(({selector}) => selector),
      );
      await twoFrames(page);
      const shown = await pixelsOf(await page.screenshot({animations: 'allow', caret: 'initial'}));
      for (const [index, {key, selector, color, alpha, isLarge}] of left.entries()) {
        const place = places[index];
        if (!place) continue;
        let least = Infinity;
        for (const line of place.lines) {
          for (const background of colorsIn(shown, page.viewportSize()!.width, line)) {
            const ink = background.map((channel, at) => color[at]! * alpha + channel * (1 - alpha)) as Rgb;
            least = Math.min(least, contrast(ink, background));
          }
        }
        const found = place.cover ? `covered by ${place.cover}` : `${least.toFixed(2)} at ${color.join(' ')}`;
        const isEnough = !place.cover && least >= (isLarge ? 3 : 4.5);
        if (isEnough || suspects.has(key)) measured.set(key, isEnough ? null : `${found} in ${selector}`);
        suspects.add(key);
      }
    }
    await addSheet(page, UNCOVERED);
  }
  return texts.flatMap(({key}) => measured.get(key) ?? []);
}

/**
 * Undoes what lies over other things, so that axe and hit tests see them: links that stretch over their card, one of two
 * pictures with a movable edge, and the edge that a picture runs off.
 */
export const UNCOVERED = `
  a::after {content: none !important}
  [data-picture], :has(> [data-picture]) {height: auto !important; max-height: none !important}
  :has(> * > [data-picture]) {overflow: visible !important; mask: none !important}
  figure ~ div:has(> input[type='range']) {pointer-events: none !important}
  figure:has(~ div > input[type='range']) > div {grid-area: auto !important; clip-path: none !important}`;

/** The colour of each element's own text, its size, and what else decides its contrast. */
function describe(selectors: readonly string[]) {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  return selectors.map((selector) => {
    const element = document.querySelector(selector)!;
    const style = getComputedStyle(element);
    const ancestors: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = element.namespaceURI!.endsWith('svg') ? style.fill : style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const size = Number.parseFloat(style.fontSize);
    const places = ancestors.map((at) => `${at.localName}.${at.getAttribute('class')}`);
    // React numbers its ids, and the words of a code block all have its background.
    const own = element.closest('pre') ? '' : element.outerHTML.replace(/_R_\w+/g, '');
    return {
      color: [red, green, blue],
      alpha: ancestors.reduce((product, at) => product * Number(getComputedStyle(at).opacity), opacity / 255),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      context: `${style.color} ${places.join(' ')} ${own}`,
    };
  });
}

/**
 * Brings the first element to the middle of the window. Returns for it, and for each other one that is in sight as a whole,
 * the boxes of its lines in the viewport, and what covers all of them.
 */
function locate(selectors: readonly string[]) {
  const [first] = selectors.map((selector) => document.querySelector(selector)!);
  first!.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  return selectors.map((selector) => {
    const element = document.querySelector(selector)!;
    // The area in which the window and ancestors that clip or scroll show the element.
    let [top, left, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = element.parentElement; at && !at.matches('html, body'); at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const clip = at.getBoundingClientRect();
      [top, left] = [Math.max(top, clip.top), Math.max(left, clip.left)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    const range = document.createRange();
    const boxes = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    if (element.matches('input, textarea')) boxes.push(element.getBoundingClientRect());

    const lines: Area[] = [];
    let cover = boxes.length > 0 ? 'the edge of the window' : '';
    for (const box of boxes) {
      // Leaves out the space above and below the letters, which a neighbour may overlap.
      const y = Math.max(top, box.top + box.height * 0.2);
      const height = Math.min(bottom, box.bottom - box.height * 0.2) - y - 1;
      const x = Math.max(left, box.left);
      const width = Math.min(right, box.right) - x - 1;
      if (width <= 0 || height <= 0) continue;
      const front = [0, 0.5, 1]
        .map((share) => document.elementFromPoint(x + width * share, y + height / 2))
        .find((hit) => hit && !hit.contains(element) && !element.contains(hit));
      if (front) cover = `${front.localName}.${front.getAttribute('class')}`;
      else lines.push({x, y, width, height});
    }
    if (element !== first && (lines.length < boxes.length || lines.length === 0)) return null;
    return {lines, cover: lines.length === 0 ? cover : ''};
  });
}
