import {createStore} from 'docusaurus-kit/hooks/store';

/** The format of a body that was chosen on a sample: for all of them, the requests that they run, and the console. */
export const chosenFormat = createStore('');
