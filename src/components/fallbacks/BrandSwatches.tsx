export {default} from './Nothing';
