import type {ComponentType, ReactNode} from 'react';
import type {Layout, Scene as SceneData, SceneOf} from '../../content/scenes/types';
import {sceneText} from '../../lib/scenes';
import Calendar from './layouts/Calendar';
import Cards from './layouts/Cards';
import Certificate from './layouts/Certificate';
import Chart from './layouts/Chart';
import Code from './layouts/Code';
import Flow from './layouts/Flow';
import Form from './layouts/Form';
import Gallery from './layouts/Gallery';
import Graph from './layouts/Graph';
import Matrix from './layouts/Matrix';
import Outline from './layouts/Outline';
import Phone from './layouts/Phone';
import Portal from './layouts/Portal';
import Quiz from './layouts/Quiz';
import Radar from './layouts/Radar';
import Ranking from './layouts/Ranking';
import Rings from './layouts/Rings';
import Table from './layouts/Table';
import Thread from './layouts/Thread';
import {cx} from './parts';
import {resolveScene} from './resolve';
import styles from './styles.module.css';

const LAYOUTS: {[L in Layout]: ComponentType<SceneOf<L>>} = {
  calendar: Calendar,
  cards: Cards,
  certificate: Certificate,
  chart: Chart,
  code: Code,
  flow: Flow,
  form: Form,
  gallery: Gallery,
  graph: Graph,
  matrix: Matrix,
  outline: Outline,
  phone: Phone,
  portal: Portal,
  quiz: Quiz,
  radar: Radar,
  ranking: Ranking,
  rings: Rings,
  table: Table,
  thread: Thread,
};

/** The windows of a resolved scene, without ground. */
export function Windows({scene}: {scene: SceneData}): ReactNode {
  const Drawing = LAYOUTS[scene.layout] as ComponentType<SceneData>;
  return <Drawing {...scene} />;
}

export interface SceneProps {
  /** `name` or `name:variation`, as records give it. */
  seed: string;
  /** Leave out the tinted ground, for places that have one. */
  bare?: boolean;
  className?: string;
}

/**
 * A product picture drawn from the tokens. It fills its box, reflows from 280 to 640 pixels and counts as one image
 * with a text alternative.
 */
export default function Scene({seed, bare = false, className}: SceneProps): ReactNode {
  const scene = resolveScene(seed);
  return (
    <div role="img" aria-label={sceneText(scene)} className={cx(styles.scene, className)}>
      <div className={cx(styles.stage, bare ? styles.bare : styles[scene.ground])}>
        <Windows scene={scene} />
      </div>
    </div>
  );
}
