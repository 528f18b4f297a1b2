// Replaced: the stock page draws parameters, schemas and console in the browser only; ours is complete in the HTML.
export {default} from '@theme/DocItem';
