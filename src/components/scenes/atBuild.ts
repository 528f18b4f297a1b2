/** The drawings, for pages that are written at build time; in the browser this module is empty (plugins/weight). */
export {draw} from './draw';
