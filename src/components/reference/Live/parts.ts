/** What makes the examples of an operation live. Loaded once a visitor points at the page or moves the focus into it. */
import Hint from './Hint';
import RequestLines from './RequestLines';
import ResponseLines from './ResponseLines';
import Watch from './Watch';

export const parts = {Hint, RequestLines, ResponseLines, Watch};
