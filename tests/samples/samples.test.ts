/** Each sample sends exactly the request that it was made from. `tests/deep/samples.test.ts` has the rest. */
import {describe} from 'vitest';
import {SAMPLE_LANGUAGES} from '../../src/lib/samples';
import {sender, testRequests} from './send';

/** The languages that every machine runs. */
const EVERYWHERE = ['curl', 'javascript', 'python'];

describe.each(SAMPLE_LANGUAGES.filter(({id}) => EVERYWHERE.includes(id)))('$label', (language) =>
  testRequests(sender(language)),
);
