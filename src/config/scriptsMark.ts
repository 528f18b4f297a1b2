import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Marks the document while scripts are on, so that style sheets close accordions and tabs only where a script can open
 * them again. A script of the page that fails to load takes the mark away; one that the page asks for later does not.
 */
const SOURCE = `document.documentElement.dataset.js="";addEventListener("error",function(e){document.readyState!=="complete"&&e.target&&e.target.tagName==="SCRIPT"&&e.target.src.indexOf(location.origin)===0&&delete document.documentElement.dataset.js},true)`;

export const scriptsMark: HtmlTagObject = {tagName: 'script', attributes: {}, innerHTML: SOURCE};
