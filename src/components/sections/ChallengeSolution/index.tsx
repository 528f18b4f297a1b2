import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Panel} from '@site/src/content/schema';
import CheckList from '../../ui/CheckList';
import Eyebrow from '../../ui/Eyebrow';
import styles from './styles.module.css';

export interface ChallengeSolutionProps {
  challenge: Panel;
  solution: Panel;
}

export default function ChallengeSolution({challenge, solution}: ChallengeSolutionProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap split gap-4 items-stretch">
        <div className={clsx('plate tint muted', styles.challenge)}>
          <Eyebrow>The challenge</Eyebrow>
          <h2>{challenge.title}</h2>
          <p>{challenge.description}</p>
          <CheckList items={challenge.points} mark="x" />
        </div>
        <div className="plate night on-night muted">
          <Eyebrow>The solution</Eyebrow>
          <h2>{solution.title}</h2>
          <p>{solution.description}</p>
          <CheckList items={solution.points} />
        </div>
      </div>
    </section>
  );
}
