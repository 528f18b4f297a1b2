/** The parts of runnable snippets and samples that are loaded with the sandbox. */
import {statusText} from '@site/src/lib/console/format';
import {readable} from '@site/src/lib/console/response';
import {addedText, sourceText} from '@site/src/lib/sandbox/words';
import Response from './Response';
import {callOfSample, run, stepOf, type Outcome} from './step';

const announcement = ({response: {status, reason}, created}: Outcome): string =>
  [`Response: ${statusText(status, reason)}.`, created && addedText(created)].filter(Boolean).join(' ');

export const parts = {
  Response,
  announcement,
  callOfSample,
  readable,
  run,
  sourceText,
  stepOf,
};
