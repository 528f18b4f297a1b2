/**
 * The inline script in the head of every document, added by index.ts.
 *
 * It sets `data-js` on the document, so that style sheets close accordions and tabs only if a script can open them; the
 * attribute is `waiting` until theme/Root says that the page has hydrated, and removed if an entry script fails to load. It
 * starts the entry scripts that a document lists in `meta` elements (src/plugins/performance/entryScripts.ts). And it
 * records input before hydration, to repeat it afterwards.
 */
import {isCommandK} from '../../lib/search/shortcut';
import {isPathOf} from './plainPath';

/** Length of the site's base URL; set by index.ts. */
declare const BASE_LENGTH: number;

/** Milliseconds after which the entry scripts start on a page that is not painted, such as a background tab. */
const PATIENCE = 2500;

/** Milliseconds that an early form submission waits for hydration before the browser sends the form. */
const LONGEST_HOLD = 6000;

const root = document.documentElement;

/** Whether the page is still waiting for its scripts to hydrate it. */
const isWaiting = (): boolean => root.dataset.js === 'waiting';

/**
 * Whether the document is at the path of its page (layout/PageMeta). An archive or a translation service may serve it
 * under another, at which the router would show the not-found page instead. It then stays as it was served.
 */
function isAtHome(): boolean {
  const {path} = root.dataset;
  return path === undefined || isPathOf(path, location.pathname.slice(BASE_LENGTH - 1));
}

let isStarted = false;

/** Adds the entry scripts to the document, in order. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Without the element that React hydrates, the entry scripts would fail with a less helpful error (section 8).
  if (!document.getElementById('__docusaurus')) {
    delete root.dataset.js;
    throw new Error('Could not find root element to mount to');
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=entry-script]')) {
    const script = document.createElement('script');
    script.src = meta.content;
    script.integrity = meta.dataset.integrity ?? '';
    script.async = false;
    document.head.append(script);
  }
}

/**
 * Starts the entry scripts after the first contentful paint, or after parsing if the browser does not report paints.
 *
 * Never before the end of parsing, even if a part of the document was painted: that part is all that React would find.
 */
function startAfterPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (reportsPaint) {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({type: 'paint', buffered: true});
    }
    setTimeout(start, reportsPaint ? PATIENCE : 0);
  });
}

/** Recorded input. With a `subject`, only the latest input to that field or form is kept. */
let kept: {subject?: EventTarget; repeat: () => void}[] = [];

const keep = (repeat: () => void): void => void kept.push({repeat});

function keepLatest(subject: EventTarget, repeat: () => void): void {
  kept = kept.filter((other) => other.subject !== subject);
  kept.push({subject, repeat});
}

/** Adds a capturing listener that acts only until the page is hydrated. */
function whileWaiting<K extends keyof DocumentEventMap>(
  type: K,
  act: (event: DocumentEventMap[K], target: HTMLElement) => void,
): void {
  const listener = (event: DocumentEventMap[K]) => {
    if (isWaiting()) act(event, event.target as HTMLElement);
  };
  document.addEventListener(type, listener, true);
}

/** Sets a field's value through the prototype, because React overrides the element's setter. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

/**
 * Records button clicks, field input, form submissions and search shortcuts, and repeats them in order after hydration.
 * Links and popovers work without scripts. If the scripts fail, the browser sends the forms itself.
 */
function keepEarlyInput(): void {
  whileWaiting('click', (_event, target) => {
    const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (button) keep(() => button.click());
  });
  whileWaiting('input', (_event, target) => {
    const field = target as HTMLInputElement;
    const {value} = field;
    keepLatest(field, () => setValue(field, value));
  });
  whileWaiting('keydown', (event, target) => {
    if (!isCommandK(event)) return;
    event.preventDefault();
    // The recorded event has all the properties that the options of a new event need.
    keep(() => target.dispatchEvent(new KeyboardEvent(event.type, event)));
  });
  whileWaiting('submit', (event, target) => {
    const form = target as HTMLFormElement;
    event.preventDefault();
    // Safari 15 has no requestSubmit.
    keepLatest(form, () => (form.requestSubmit ?? form.submit).call(form));
    setTimeout(() => {
      if (isWaiting()) form.submit();
    }, LONGEST_HOLD);
  });
  new MutationObserver((_changes, observer) => {
    if (isWaiting()) return;
    observer.disconnect();
    for (const {repeat} of kept) repeat();
  }).observe(root, {attributes: true, attributeFilter: ['data-js']});
}

if (isAtHome()) {
  root.dataset.js = 'waiting';
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && isWaiting()) delete root.dataset.js;
    },
    true,
  );
  startAfterPaint();
  keepEarlyInput();
}
