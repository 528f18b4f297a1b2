// Added: the search of not-found pages.
export {default} from '@site/src/components/search/PathSearch';
