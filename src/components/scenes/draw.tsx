import type {ComponentType, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import {resolveScene} from '../../content/scenes';
import type {View, WindowOf, WindowScene} from '../../content/scenes/types';
import type {SceneProps} from '.';
import App from './layouts/App';
import Calendar from './layouts/Calendar';
import Cards from './layouts/Cards';
import Certificate from './layouts/Certificate';
import Chart from './layouts/Chart';
import Code from './layouts/Code';
import Draft from './layouts/Draft';
import Flow from './layouts/Flow';
import Form from './layouts/Form';
import Gallery from './layouts/Gallery';
import Grid from './layouts/Grid';
import Matrix from './layouts/Matrix';
import Outline from './layouts/Outline';
import Page from './layouts/Page';
import Phone from './layouts/Phone';
import Portal from './layouts/Portal';
import Rings from './layouts/Rings';
import Rules from './layouts/Rules';
import Screen from './layouts/Screen';
import Sheet from './layouts/Sheet';
import Table from './layouts/Table';
import Thread from './layouts/Thread';
import Tree from './layouts/Tree';
import styles from './styles.module.css';

const LAYOUTS: {[L in WindowScene['layout']]: ComponentType<WindowOf<L>>} = {
  calendar: Calendar,
  cards: Cards,
  certificate: Certificate,
  chart: Chart,
  code: Code,
  draft: Draft,
  flow: Flow,
  form: Form,
  gallery: Gallery,
  grid: Grid,
  matrix: Matrix,
  outline: Outline,
  phone: Phone,
  portal: Portal,
  rings: Rings,
  rules: Rules,
  sheet: Sheet,
  table: Table,
  thread: Thread,
  tree: Tree,
};

/** The windows of a scene; an application, a screen and a document page contain other scenes. */
function windows(scene: View): ReactElement {
  if (scene.layout === 'app') return <App scene={scene} draw={windows} />;
  if (scene.layout === 'screen') return <Screen scene={scene} draw={windows} />;
  if (scene.layout === 'page') return <Page scene={scene} draw={windows} />;
  const Layout = LAYOUTS[scene.layout] as ComponentType<WindowScene>;
  return <Layout {...scene} />;
}

/**
 * The picture for a seed as one image with a text alternative. Another picture replaces it as a whole, so that no part
 * of the old one stays in a translated page; only the same application stays, with another screen.
 *
 * @throws Error if there is no such picture
 */
export default function Drawing({seed, bare = false}: SceneProps): ReactNode {
  const scene = resolveScene(seed);
  return (
    <div
      role="img"
      key={scene.layout === 'app' ? scene.title + scene.person : seed}
      aria-label={scene.alt}
      className={clsx(styles.stage, !bare && styles.ground, styles[scene.ground ?? 'plain'])}
    >
      {windows(scene)}
    </div>
  );
}
