import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {readableFragment, readablePath} from '../lib/address';

/** Replaces malformed escapes in the address, on which the router and Docusaurus would throw. */
function repair(): void {
  const {origin, pathname, search, hash} = location;
  const path = readablePath(pathname);
  const fragment = readableFragment(hash);
  if (path !== pathname || fragment !== hash)
    history.replaceState(history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  repair();
  // The router starts after this module has run, so it is called after this listener.
  addEventListener('popstate', repair);
}
