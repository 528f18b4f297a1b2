// Replaced: the search button of the header. Delete the folder and components/search, and the site has no search.
export {default} from '@site/src/components/search/SearchButton';
