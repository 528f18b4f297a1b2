/** The parts of runnable snippets and samples that are loaded with the sandbox. */
import {statusText} from '@site/src/lib/console/format';
import {parseJson} from '@site/src/lib/console/json';
import {readable} from '@site/src/lib/console/response';
import {exampleCall, run, stepCall, textOfStep, type RunResult} from './call';
import Response from './Response';

const announcement = ({response: {status, reason}}: RunResult): string => `Response: ${statusText(status, reason)}.`;

/** The JSON of a successful response; undefined for any other. */
function contentOf({response: {status, body}}: RunResult): unknown {
  const parsed = parseJson(new TextDecoder().decode(body));
  return status >= 300 || parsed.error ? undefined : parsed.value;
}

export const parts = {Response, announcement, contentOf, exampleCall, readable, run, stepCall, textOfStep};
