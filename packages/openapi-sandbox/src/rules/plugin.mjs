/** Redocly CLI plugin with what every contract needs. */
import {withAdvice} from './advice.mjs';
import {httpNames} from './http-names.mjs';
import {endlessReferences, inlineReferences} from './inline-references.mjs';
import {knownKeywords} from './known-keywords.mjs';
import {noImpossibleContent} from './no-impossible-content.mjs';
import {relativeLinks} from './relative-links.mjs';
import {requiredPathParameters} from './required-path-parameters.mjs';
import {oas3} from './types.mjs';

const RULES = {
  'endless-references': endlessReferences,
  'http-names': httpNames,
  'known-keywords': knownKeywords,
  'no-impossible-content': noImpossibleContent,
  'relative-links': relativeLinks,
  'required-path-parameters': requiredPathParameters,
};

/**
 * @param rules further rules by name
 * @param others further parts of the plugin, such as preprocessors
 */
export const contractPlugin = (rules = {}, others = {}) => ({
  id: 'contract',
  typeExtension: {oas3},
  decorators: {oas3: {'inline-references': inlineReferences}},
  ...others,
  rules: {
    oas3: Object.fromEntries(
      Object.entries({...RULES, ...rules}).map(([name, rule]) => [name, withAdvice(name, rule)]),
    ),
  },
});

export default () => contractPlugin();
