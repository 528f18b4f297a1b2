/**
 * The inline script in the head of every document, printed by index.ts.
 *
 * It marks the document with `data-js`, so that style sheets close accordions and tabs only where a script can open them
 * again; an entry script that fails to load removes the mark. It starts the entry scripts that a document lists in `meta`
 * elements (src/plugins/performance/entryScripts.ts). And it keeps what a visitor does before the page is hydrated.
 */

/** Milliseconds after which the entry scripts start on a page that is never painted, such as one in the background. */
const PATIENCE = 2500;

/** Milliseconds that a form sent early waits for hydration before the browser sends it. */
const LONGEST_HOLD = 6000;

const root = document.documentElement;

/** Whether scripts are on their way and the page is not hydrated yet. */
const isWaiting = (): boolean => 'js' in root.dataset && root.dataset.hasHydrated !== 'true';

let isStarted = false;

/** Adds the entry scripts to the document, in order. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=entry-script]')) {
    const script = document.createElement('script');
    script.src = meta.content;
    script.integrity = meta.dataset.integrity ?? '';
    script.async = false;
    document.head.append(script);
  }
}

/** Starts the entry scripts after the first contentful paint; where painting is not reported, once the page is parsed. */
function startAfterPaint(): void {
  const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (reportsPaint) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({type: 'paint', buffered: true});
  }
  addEventListener('DOMContentLoaded', () => setTimeout(start, reportsPaint ? PATIENCE : 0));
}

/** What a visitor did: how to repeat it, and the field or form that it was done to if only the last time counts. */
let kept: {subject?: EventTarget; repeat: () => void}[] = [];

const keep = (repeat: () => void): void => void kept.push({repeat});

function keepLatest(subject: EventTarget, repeat: () => void): void {
  kept = kept.filter((other) => other.subject !== subject);
  kept.push({subject, repeat});
}

/** Listens before any other listener, and only until the page is hydrated. */
function whileWaiting<K extends keyof DocumentEventMap>(
  type: K,
  act: (event: DocumentEventMap[K], target: HTMLElement) => void,
): void {
  const listener = (event: DocumentEventMap[K]) => {
    if (isWaiting()) act(event, event.target as HTMLElement);
  };
  document.addEventListener(type, listener, true);
}

/** Sets a field's value through the prototype, because React overrides the setter of the element. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

const opensSearch = ({key, metaKey, ctrlKey}: KeyboardEvent, target: HTMLElement): boolean =>
  key === '/'
    ? !target.closest('input, textarea, select')
    : key === 'k' && (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey);

/**
 * Keeps buttons pressed, fields filled, forms sent and the keys that open the search, and repeats them in order once the
 * page is hydrated. Links and popovers work without scripts. If the scripts fail, the browser sends the forms itself.
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
    if (!opensSearch(event, target)) return;
    event.preventDefault();
    const {key, ctrlKey, metaKey} = event;
    keep(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true, cancelable: true})),
    );
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
  }).observe(root, {attributes: true, attributeFilter: ['data-js', 'data-has-hydrated']});
}

root.dataset.js = '';
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement && isWaiting()) delete root.dataset.js;
  },
  true,
);
startAfterPaint();
keepEarlyInput();
