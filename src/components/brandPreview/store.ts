import {isOwn, NO_BRAND, parseVisitorBrand, PROPERTIES, styleOf, type VisitorBrand} from '@site/src/lib/visitorBrand';
import {setState} from './state';

/** Key in the session's storage; ./load.ts looks for it. */
const STORAGE_KEY = 'visitor-brand';

let brand = NO_BRAND;

/** Shows the brand in every picture of this page and the next ones. */
function show(): void {
  const {style, dataset} = document.documentElement;
  const {parts, values} = styleOf(brand);
  PROPERTIES.forEach((name, index) => style.setProperty(name, values[index] ?? ''));
  if (parts) dataset.visitorBrand = parts;
  else delete dataset.visitorBrand;
}

/** Stores the brand for this session; without the logo if there is too little room. Storage may be blocked. */
function store(): void {
  for (const kept of [brand, {...brand, logo: null}]) {
    try {
      if (isOwn(kept)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
      else sessionStorage.removeItem(STORAGE_KEY);
      return;
    } catch {
      // The pictures keep the brand until the page is loaded again.
    }
  }
}

/** Changes parts of the brand. */
export function change(parts: Partial<VisitorBrand>): void {
  brand = {...brand, ...parts};
  show();
  store();
  setState({brand});
}

/** Shows the brand that an earlier page of this session has stored, and returns it. */
export function restore(): VisitorBrand {
  try {
    brand = parseVisitorBrand(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    brand = NO_BRAND;
  }
  show();
  return brand;
}
