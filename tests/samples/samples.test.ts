/** Each sample sends exactly the request that it was made from. `tests/deep/samples.test.ts` has the rest. */
import {describe} from 'vitest';
import {sender, testRequests} from './send';

const EVERYWHERE = ['curl', 'javascript', 'python'];

describe.each(EVERYWHERE)('%s', (id) => testRequests(sender(id)));
