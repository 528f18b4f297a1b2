/** Redocly CLI plugin with the lint rules for our contract. Each rule is a factory that returns a visitor. */
import {contractPlugin} from 'openapi-sandbox/rules/plugin.mjs';
import {bothCredentials} from './both-credentials.mjs';
import {errorResponses} from './error-responses.mjs';
import {examples} from './examples.mjs';
import {leadSentence} from './lead-sentence.mjs';
import {mayChange} from './may-change.mjs';
import {missingSchemas} from './missing-schemas.mjs';
import {operationIdStyle} from './operation-id-style.mjs';
import {serverHttps} from './server-https.mjs';
import {unusedFiles} from './unused-files.mjs';

const RULES = {
  'both-credentials': bothCredentials,
  'error-responses': errorResponses,
  examples,
  'lead-sentence': leadSentence,
  'may-change': mayChange,
  'operation-id-style': operationIdStyle,
  'server-https': serverHttps,
  'unused-files': unusedFiles,
};

export default () => contractPlugin(RULES, {preprocessors: {oas3: {'missing-schemas': missingSchemas}}});
