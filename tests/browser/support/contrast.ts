/** Contrast of text as rendered, for text on pictures, gradients or several layers. */
import type {Page} from '@playwright/test';
import {pixelsOf} from '../../support/pixels';
import {addSheet} from './layout';

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

export function* pixels(data: Buffer): Generator<Rgb> {
  for (let at = 0; at < data.length; at += 4) yield [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** Results by theme, width, colour and place in the document, so that the same text is measured once. */
const measured = new Map<string, string | null>();

/**
 * Checks the lowest contrast of an element's own text: its computed colour against every pixel of a screenshot in
 * which the text is transparent.
 *
 * @returns the problem, or null if the contrast suffices (4.5; large text 3)
 */
export async function insufficientContrast(page: Page, selector: string, setting: string): Promise<string | null> {
  const {color, alpha, isLarge, lines, cover, context} = await page.evaluate(locate, selector);
  if (cover) return `${selector} is covered by ${cover}`;
  const key = `${setting} ${context}`;
  if (measured.has(key)) return measured.get(key)!;

  const letters = `:is(${selector}, ${selector} *)`;
  await addSheet(
    page,
    `${UNCOVERED} ${letters} {
      color: transparent !important; transition: none !important; text-decoration-color: transparent !important;
      text-shadow: none !important; -webkit-text-fill-color: transparent !important;
    } ${letters}:is(text, tspan) {fill: transparent !important}`,
  );
  let least = Infinity;
  for (const line of lines) {
    for (const background of pixels(await screenshot(page, line))) {
      const ink = background.map((channel, index) => color[index]! * alpha + channel * (1 - alpha)) as Rgb;
      least = Math.min(least, contrast(ink, background));
    }
  }
  await addSheet(page, UNCOVERED);

  const problem = least >= (isLarge ? 3 : 4.5) ? null : `${least.toFixed(2)} at ${color.join(' ')} in ${selector}`;
  measured.set(key, problem);
  return problem;
}

/**
 * Undoes what lies over other things, so that axe and hit tests see them: links that stretch over their card, and one of two
 * pictures with a movable edge.
 */
export const UNCOVERED = `
  a::after {content: none !important}
  figure ~ div:has(> input[type='range']) {pointer-events: none !important}
  figure:has(~ div > input[type='range']) > div {grid-area: auto !important; clip-path: none !important}`;

/** The colour of an element's own text, the boxes of its lines in the viewport, and what covers all of them. */
function locate(selector: string) {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const style = getComputedStyle(element);
  const ancestors: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at);

  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  canvas.fillStyle = element.namespaceURI!.endsWith('svg') ? style.fill : style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;

  // The area in which the window and ancestors that clip or scroll show the element.
  const clips = ancestors
    .filter((at) => at !== element && !at.matches('html, body') && getComputedStyle(at).overflow !== 'visible')
    .map((at) => at.getBoundingClientRect());
  const top = Math.max(0, ...clips.map((clip) => clip.top));
  const left = Math.max(0, ...clips.map((clip) => clip.left));
  const right = Math.min(innerWidth, ...clips.map((clip) => clip.right));
  const bottom = Math.min(innerHeight, ...clips.map((clip) => clip.bottom));
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
  const size = Number.parseFloat(style.fontSize);
  const places = ancestors.map((at) => `${at.localName}.${at.getAttribute('class')}`);
  return {
    color: [red, green, blue],
    alpha: ancestors.reduce((product, at) => product * Number(getComputedStyle(at).opacity), opacity / 255),
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    lines,
    cover: lines.length === 0 ? cover : '',
    // The words of a code block all have its background.
    context: `${style.color} ${places.join(' ')} ${element.closest('pre') ? '' : element.outerHTML}`,
  };
}
