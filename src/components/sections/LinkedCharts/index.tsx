import {deferred} from '../../scenes/deferred';
import type {LinkedChartsProps} from './Mark';
import * as server from './serverCharts';
// The server-rendered charts need their styles before the code that draws them is loaded.
import './styles.module.css';

/** A question that three linked charts answer. They work by style sheet alone. */
const LinkedCharts = deferred<LinkedChartsProps>(server, () => import('./Charts'), 'ask');
export default LinkedCharts;
