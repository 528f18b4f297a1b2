import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {decode} from 'openapi-model/decode';

/** Opens collapsed elements around the target of the URL fragment, unless the browser has done so. */
export function useOpenTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(decode(hash.slice(1)) ?? '');
    if (!target) return;
    let isClosed = false;
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
      isClosed ||= !box.open;
      box.open = true;
    }
    if (isClosed) target.scrollIntoView();
  }, [hash]);
}
