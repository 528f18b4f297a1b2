import type {ClientModule} from '@docusaurus/types';

/** Structured data stands in the document and is about its first page: another page must not carry it. */
const structuredData: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      document.querySelector('script[type="application/ld+json"]')?.remove();
    }
  },
};

export default structuredData;
