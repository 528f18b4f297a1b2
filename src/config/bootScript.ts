import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The one script in the head of every document.
 *
 * It marks the document while scripts are on, so that style sheets close accordions and tabs only where a script can
 * open them again; an entry script that fails to load takes the mark away. And it brings the entry scripts, which
 * `plugins/finish/hosting/documents` lists in the head, once something of the page can be read, which may be later than the
 * first, empty paint: until then every byte and every millisecond belongs to the words. A page that is never painted,
 * such as one in the background, gets them after PATIENCE milliseconds, a browser that does not report painting as soon
 * as the document is parsed.
 */
const PATIENCE = 2500;

/** How long a form that was sent early waits for the scripts before the browser sends it by itself, in milliseconds. */
const LONGEST_HOLD = 6000;

const START = `function begin(){if(begun++)return;[].forEach.call(d.querySelectorAll("meta[name=entry-script]"),function(m){var s=d.createElement("script");s.src=m.content;s.integrity=m.dataset.integrity||"";s.async=false;s.onerror=function(){delete root.dataset.js};d.head.appendChild(s)})}
var paints=P&&(P.supportedEntryTypes||[]).indexOf("paint")>-1;
if(paints)new P(function(l){l.getEntriesByName("first-contentful-paint").length&&begin()}).observe({type:"paint",buffered:true});
d.addEventListener("DOMContentLoaded",function(){setTimeout(begin,paints?${PATIENCE}:0)})`;

/**
 * Keeps what a visitor does before scripts have taken the page over, and does it again after that, in order: buttons
 * pressed, fields filled, forms sent, the search asked for by its keys. Links and popovers work by themselves. Where the
 * scripts fail, forms go out as the browser sends them. A field gets its text through the setter of its prototype,
 * because React overrides its own.
 */
const KEEP = `var kept=[];
function waits(){return "js" in root.dataset&&root.dataset.hasHydrated!=="true"}
function keep(type,act){d.addEventListener(type,function(e){if(waits())act(e.target,e)},true)}
function again(t,e){e.preventDefault();kept.push([e,function(){t.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))}])}
keep("click",function(t){t=t.closest("button[type=button]:not([popovertarget])");if(t)kept.push([t,function(){t.click()}])});
keep("input",function(t){var v=t.value;kept=kept.filter(function(k){return k[0]!==t});kept.push([t,function(){Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,v);["input","change"].forEach(function(type){t.dispatchEvent(new Event(type,{bubbles:true}))})}])});
keep("keydown",function(t,e){if(e.key==="k"&&(/Mac|iP/.test(navigator.platform)?e.metaKey:e.ctrlKey)||e.key==="/"&&!t.closest("input,textarea,select"))again(t,e)});
keep("submit",function(t,e){e.preventDefault();kept=kept.filter(function(k){return k[0]!==t});kept.push([t,function(){t.requestSubmit?t.requestSubmit():t.submit()}]);setTimeout(function(){if(waits())t.submit()},${LONGEST_HOLD})});
new MutationObserver(function(_,o){if(waits())return;o.disconnect();kept.forEach(function(k){k[1]()})}).observe(root,{attributes:true,attributeFilter:["data-js","data-has-hydrated"]})`;

const SOURCE = `(function(d,w){
var root=d.documentElement,begun=0,P=w.PerformanceObserver;
root.dataset.js="";
${START}
${KEEP}
})(document,window)`;

export const bootScript: HtmlTagObject = {tagName: 'script', attributes: {}, innerHTML: SOURCE};
