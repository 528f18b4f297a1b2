/** What makes the examples of an operation live. Loaded once a visitor points at the page or moves the focus into it. */
import {valuesIn} from '@site/src/lib/samples/edits';
import RequestLines from './RequestLines';
import ResponseLines from './ResponseLines';
import Watch from './Watch';

export const parts = {valuesIn, RequestLines, ResponseLines, Watch};
