export {default} from '.';
