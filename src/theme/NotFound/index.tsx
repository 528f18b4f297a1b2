// Replaced: one page for all unknown paths, whose words fit the section; it also ends paths such as /pricing/x.
export {default} from '@site/src/pages/_notFound';
