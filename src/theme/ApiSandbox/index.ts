// Replaced: the sandbox of our API has records.
export {createSandbox as default} from '@site/src/sandbox';
