export {default} from 'docusaurus-openapi-pages/components/TryIt';
