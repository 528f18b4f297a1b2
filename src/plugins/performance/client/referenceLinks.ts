import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

const isReference = (path: string): boolean => path.startsWith(`${siteConfig.baseUrl}developer`);

const referenceLinks: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // Docusaurus sets `window.docusaurus` after it has loaded the client modules.
    if (previousLocation) return;
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (path) =>
        isReference(path) && !isReference(window.location.pathname) ? false : docusaurus.prefetch(path),
    };
  },
};

export default referenceLinks;
