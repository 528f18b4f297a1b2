/** Redocly CLI plugin with the lint rules for our contract, some of them for all. Each rule is a factory that returns a visitor. */
import {withAdvice} from './advice.mjs';
import {bothCredentials} from './both-credentials.mjs';
import {errorResponses} from './error-responses.mjs';
import {examples} from './examples.mjs';
import {httpNames} from './http-names.mjs';
import {endlessReferences, inlineReferences} from './inline-references.mjs';
import {knownKeywords} from './known-keywords.mjs';
import {leadSentence} from './lead-sentence.mjs';
import {mayChange} from './may-change.mjs';
import {missingSchemas} from './missing-schemas.mjs';
import {operationIdStyle} from './operation-id-style.mjs';
import {serverHttps} from './server-https.mjs';
import {oas3} from './types.mjs';
import {unusedFiles} from './unused-files.mjs';

const RULES = {
  'both-credentials': bothCredentials,
  'endless-references': endlessReferences,
  'error-responses': errorResponses,
  examples,
  'http-names': httpNames,
  'known-keywords': knownKeywords,
  'lead-sentence': leadSentence,
  'may-change': mayChange,
  'operation-id-style': operationIdStyle,
  'server-https': serverHttps,
  'unused-files': unusedFiles,
};

export default function contractPlugin() {
  return {
    id: 'contract',
    typeExtension: {oas3},
    decorators: {oas3: {'inline-references': inlineReferences}},
    preprocessors: {oas3: {'missing-schemas': missingSchemas}},
    rules: {
      oas3: Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, withAdvice(name, rule)])),
    },
  };
}
