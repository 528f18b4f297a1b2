import {deferred} from './deferred';
import type {SceneProps} from './draw';
import * as server from './serverDraw';
// Server-rendered pictures need their styles before the code that draws them is loaded.
import '../layout/CodeFont/font.css';
import './styles.module.css';
import './parts/cards.module.css';
import './parts/cells.module.css';
import './parts/charts.module.css';
import './parts/code.module.css';
import './parts/crowd.module.css';
import './parts/draft.module.css';
import './parts/fields.module.css';
import './parts/figure.module.css';
import './parts/lists.module.css';
import './parts/sheet.module.css';
import './frames/app.module.css';
import './frames/phone.module.css';
import './frames/screen.module.css';
import './frames/several.module.css';

/** A product picture, drawn with the design tokens. It fills its box and adapts to widths from 280 to 1,200 pixels. */
const Scene = deferred<SceneProps>(server, () => import('./draw'), 'seed');
export default Scene;
