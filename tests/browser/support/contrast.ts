/** Contrast of text as rendered, for text on pictures, gradients or several layers. */
import type {Page} from '@playwright/test';
import {PNG, type Image} from 'pngjs';
import {addSheet} from './layout';

type Rgb = [red: number, green: number, blue: number];

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Screenshot of an area of the viewport, in CSS pixels. */
export async function screenshot(page: Page, area: Area): Promise<Image> {
  const clip = {
    x: Math.floor(area.x),
    y: Math.floor(area.y),
    width: Math.ceil(area.width) + 1,
    height: Math.ceil(area.height) + 1,
  };
  return PNG.sync.read(await page.screenshot({clip, animations: 'allow', caret: 'initial'}));
}

export function* pixels({data}: Image): Generator<Rgb> {
  for (let at = 0; at < data.length; at += 4) yield [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** Layers that may cover the text. Text under an open layer is measured when the layer is closed. */
const LAYERS = 'dialog, [popover], header [data-open="true"], [data-layer]';

interface Text {
  /** Text colour with its opacity, 0 to 1. */
  color: [...Rgb, number];
  isLarge: boolean;
  /** Boxes of the element's own lines of text in the viewport. */
  lines: Area[];
  context: string;
  /** Elements other than open layers that cover the text, if no line is visible. */
  covers: string[];
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
  const text = await page.evaluate(locate, {selector, layers: LAYERS});
  if (text.covers.length > 0) return `${selector} is covered by ${text.covers.join(', ')}`;
  if (text.lines.length === 0) return null;
  const key = `${setting} ${text.context}`;
  const known = measured.get(key);
  if (known !== undefined) return known;

  await addSheet(page, NO_STRETCHED_LINKS + transparentText(selector));
  let least = Infinity;
  for (const line of text.lines) {
    for (const background of pixels(await screenshot(page, line))) {
      const [, , , alpha] = text.color;
      const ink = background.map((channel, index) => text.color[index]! * alpha + channel * (1 - alpha)) as Rgb;
      least = Math.min(least, contrast(ink, background));
    }
  }
  await addSheet(page, NO_STRETCHED_LINKS);

  const enough = least >= (text.isLarge ? 3 : 4.5);
  const problem = enough ? null : `${least.toFixed(2)} at ${text.color.map(Math.round).join(' ')} in ${selector}`;
  measured.set(key, problem);
  return problem;
}

/** Removes the pseudo-elements that stretch a link over its card; axe and hit tests would see only the link. */
export const NO_STRETCHED_LINKS = 'a::after {content: none !important}';

function transparentText(selector: string): string {
  const letters = `${selector}, ${selector} *`;
  return `:is(${letters}) {
    color: transparent !important; transition: none !important; text-decoration-color: transparent !important;
    text-shadow: none !important; -webkit-text-fill-color: transparent !important;
  } text:is(${letters}), :is(${letters}) :is(text, tspan) {fill: transparent !important}`;
}

function locate({selector, layers}: {selector: string; layers: string}): Text {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const style = getComputedStyle(element);

  let opacity = 1;
  const ancestors: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
    ancestors.push(`${at.localName}.${at.getAttribute('class') ?? ''}`);
  }

  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  canvas.fillStyle = element.namespaceURI!.endsWith('svg') ? style.fill : style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;

  /** The area in which ancestors that clip or scroll show the element. */
  const seen = {top: 0, left: 0, right: innerWidth, bottom: innerHeight};
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const box = at.getBoundingClientRect();
    if (at === document.documentElement || at === document.body) continue;
    seen.top = Math.max(seen.top, box.top);
    seen.left = Math.max(seen.left, box.left);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
  }

  /** Boxes of the element's own text: of its text nodes, or of a field that shows a value or a placeholder. */
  const boxes: DOMRect[] = [];
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const isEmptyField = isField && !element.value && !element.placeholder;
  if (isField && !isEmptyField) boxes.push(element.getBoundingClientRect());
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }

  const lines: Area[] = [];
  const covers: string[] = [];
  let isUnderLayer = false;
  for (const box of boxes) {
    // Leaves out the space above and below the letters, which a neighbour may overlap.
    const top = Math.max(seen.top, box.top + box.height * 0.2);
    const bottom = Math.min(seen.bottom, box.bottom - box.height * 0.2);
    const left = Math.max(seen.left, box.left);
    const right = Math.min(seen.right, box.right);
    if (right - left <= 1 || bottom - top <= 1) continue;
    const points = Array.from({length: Math.ceil((right - left) / 8) + 1}, (_, step) =>
      Math.min(left + step * 8, right - 1),
    );
    const fronts = points
      .flatMap((x) => [document.elementFromPoint(x, top), document.elementFromPoint(x, bottom)])
      .filter((front) => front !== null && !front.contains(element) && !element.contains(front));
    if (fronts.length === 0) lines.push({x: left, y: top, width: right - left - 1, height: bottom - top - 1});
    for (const front of fronts) {
      if (front!.closest(layers)) isUnderLayer = true;
      else covers.push(`${front!.localName}.${front!.getAttribute('class') ?? ''}`);
    }
  }
  if (lines.length === 0 && !isUnderLayer && !isEmptyField)
    covers.push('the edge of the window, or an unknown element');
  const size = Number.parseFloat(style.fontSize);
  return {
    color: [red, green, blue, (alpha / 255) * opacity],
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    lines,
    covers: lines.length === 0 ? [...new Set(covers)] : [],
    context: `${style.color} ${ancestors.join(' ')} ${element.outerHTML}`,
  };
}
