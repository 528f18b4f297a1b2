import {SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import {LANGUAGE_KEY} from '../components/Samples/useSampleLanguage.ts';

const ids = SAMPLE_LANGUAGES.map(({id}) => id);

/**
 * Inline script that puts the chosen language on the document before it is painted, where style sheets find it. If the
 * scripts of the page cannot be loaded, samples are shown as they are in the HTML.
 */
export const languageScript = `(function(d,l){try{l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}d.sample=/^(?:${ids.join('|')})$/.test(l)?l:'${ids[0]}';addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&d.hasHydrated==='false')delete d.sample},true)})(document.documentElement.dataset)`;
