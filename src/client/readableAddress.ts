import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {readableFragment, readablePath} from '../lib/address';

/** Replaces malformed percent escapes in the address, on which the router and Docusaurus would throw. */
function repair(): void {
  const {origin, pathname, search, hash} = location;
  const path = readablePath(pathname);
  const fragment = readableFragment(hash);
  if (path !== pathname || fragment !== hash)
    history.replaceState(history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  repair();
  // The router adds its listener after this one, so it sees the repaired address.
  addEventListener('popstate', repair);
}
