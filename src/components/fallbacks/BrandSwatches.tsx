export {default} from '@docusaurus/Noop';
