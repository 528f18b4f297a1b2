/** Everything that loads when a visitor asks for it, or has stored a brand earlier in the session. */
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import Back from './Back';
import Panel from './Panel';
import {setState} from './state';
import {change, restore} from './store';
import Verdict from './Verdict';
import './pictures.css';

const tools = {Panel, Verdict, change};
export type Tools = typeof tools;
export default tools;

setState({tools, brand: restore()});

// A separate root: the layout of the pages contains none of this.
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Back));
