import {fetchSample} from './fetch';
import {variablesOf} from './request';
import type {Generator} from './types';

/**
 * Browser JavaScript, for a module or the console. A page has no environment variables and can't keep a secret, so the
 * sample prompts for each credential.
 */
export const javascript: Generator = (request) => {
  const names = variablesOf(request);
  const questions = names.map((name) => `const ${name} = prompt('${name}');\n`);
  const advice = '// Never put a key in a page: anyone who opens the page can read it.\n';
  const start = names.length > 0 ? `${advice}${questions.join('')}\n` : '';
  return start + fetchSample(request, (env) => env);
};
