import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The one script in the head of every document.
 *
 * It marks the document while scripts are on, so that style sheets close accordions and tabs only where a script can
 * open them again; an entry script that fails to load takes the mark away. And it brings the entry scripts, which
 * `plugins/hosting/documents` lists in the head, once the page has been painted: until then every byte and every
 * millisecond belongs to what can be read. A page that is never painted, such as one in the background, gets them after
 * PATIENCE milliseconds, a browser that does not report painting as soon as the document is parsed.
 */
const PATIENCE = 2500;

const SOURCE = `(function(d,w){
var root=d.documentElement,begun=0,P=w.PerformanceObserver;
root.dataset.js="";
function begin(){if(begun++)return;[].forEach.call(d.querySelectorAll("meta[name=entry-script]"),function(m){var s=d.createElement("script");s.src=m.content;s.integrity=m.dataset.integrity||"";s.async=false;s.onerror=function(){delete root.dataset.js};d.head.appendChild(s)})}
var paints=P&&(P.supportedEntryTypes||[]).indexOf("paint")>-1;
if(paints)new P(begin).observe({type:"paint",buffered:true});
d.addEventListener("DOMContentLoaded",function(){setTimeout(begin,paints?${PATIENCE}:0)})
})(document,window)`;

export const bootScript: HtmlTagObject = {tagName: 'script', attributes: {}, innerHTML: SOURCE};
