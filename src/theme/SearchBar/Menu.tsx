// Added: opens the search from a menu.
export {default} from '@site/src/components/search/SearchButton/OpenSearch';
