/** The parts of a runnable snippet that are loaded with the sandbox. */
import {statusText} from '@site/src/lib/console/format';
import {addedText, sourceText} from '@site/src/lib/sandbox/words';
import Response from './Response';
import {run, stepOf, type Outcome} from './step';

const announcement = ({response: {status, reason}, created}: Outcome): string =>
  [`Response: ${statusText(status, reason)}.`, created && addedText(created)].filter(Boolean).join(' ');

export const parts = {Response, announcement, run, sourceText, stepOf};
