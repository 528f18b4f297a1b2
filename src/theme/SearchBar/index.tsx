// Replaced: the search button of the header.
export {default} from '@site/src/components/search/SearchButton';
