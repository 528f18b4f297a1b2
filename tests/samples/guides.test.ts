/** The guides in the languages that every machine runs. `tests/deep/guides.test.ts` has the rest. */
import {describe} from 'vitest';
import {testGuides} from './guides';

describe.each(['curl', 'javascript', 'python'])('%s', testGuides);
