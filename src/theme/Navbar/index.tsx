// Replaced: the stock navbar's menus open on hover only and have no Escape, and it is built from theme settings.
export {default} from '@site/src/components/layout/Header';
