import type {SampleRequest} from 'openapi-model/samples/types';
import {createStore} from 'docusaurus-kit/hooks/store';

/** What the open console of an operation would send. */
export const liveSample = createStore<{id: string; request: SampleRequest} | null>(null);
