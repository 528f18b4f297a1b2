/** The languages that every machine runs. `tests/deep/samples.test.ts` has the rest. */
import {describe} from 'vitest';
import {testSamples} from './requests';

describe.each(['curl', 'javascript', 'python'])('%s', testSamples);
