// Added: the theme's own page, with the style sheet that the theme would otherwise add to every page of the site.
import './polyfills';
import 'docusaurus-theme-openapi-docs/lib/theme/styles.scss?page';
import '../../../css/stock.css';
import Original from '@theme-original/ApiItem';

export default Original;
