// Replaced: says what to do after an error, in the site's own style. The layout shows it below the header.
export {default} from '@site/src/components/layout/Crash';
