/**
 * Adds the script once, after the page has been hydrated and has loaded. A `script` element in the document would hold up
 * one or the other while its host does not respond: `defer` the entry scripts, `async` the load event.
 */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {customFields} from '../../config/customFields';

/** The script of this build and its attributes. */
const analytics = customFields(siteConfig).settings.analytics!;

function addScript(): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(analytics.attributes)) script.setAttribute(name, value);
  script.src = analytics.scriptUrl;
  document.body.append(script);
}

const analyticsScript: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    if (document.readyState === 'complete') addScript();
    else addEventListener('load', addScript, {once: true});
  },
};

export default analyticsScript;
