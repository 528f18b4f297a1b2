import {deferred} from './deferred';
import * as server from './serverDraw';
// Server-rendered pictures need their styles before the code that draws them is loaded.
import '../layout/CodeFont/font.css';
import './styles.module.css';
import './layouts/charts.module.css';
import './layouts/draft.module.css';
import './layouts/frames.module.css';
import './layouts/lists.module.css';
import './layouts/phone.module.css';
import './layouts/screens.module.css';
import './layouts/sheet.module.css';

export interface SceneProps {
  seed: string;
  /** Omit the tinted background. */
  bare?: boolean;
}

/** A product picture, drawn with the design tokens. It fills its box and adapts to widths from 280 to 1,200 pixels. */
const Scene = deferred<SceneProps>(server, () => import('./draw'), 'seed');
export default Scene;
