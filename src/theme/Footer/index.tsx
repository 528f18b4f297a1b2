// Replaced: the footer's columns are computed from the records.
export {default} from '@site/src/components/layout/Footer';
