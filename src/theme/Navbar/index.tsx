// Replaced: the stock navbar's menus open only on hover and do not close with Escape, and its items are theme settings.
export {default} from '@site/src/components/layout/Header';
