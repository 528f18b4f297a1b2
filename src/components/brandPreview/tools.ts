/** Everything that loads when a visitor asks for it. */
import './pictures.css';

export {default as Back} from './Back';
export {default as Panel} from './Panel';
export {change, restore} from './store';
export {default as Verdict} from './Verdict';
