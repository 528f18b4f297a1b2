import type {ReactNode} from 'react';
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
    <section className="section-tight">
      <div className={`wrap ${styles.panels}`}>
        <div className={styles.challenge}>
          <Eyebrow>The challenge</Eyebrow>
          <h2 className={styles.title}>{challenge.title}</h2>
          <p>{challenge.description}</p>
          <CheckList items={challenge.points} mark="x" />
        </div>
        <div className={styles.solution}>
          <Eyebrow>The solution</Eyebrow>
          <h2 className={styles.title}>{solution.title}</h2>
          <p>{solution.description}</p>
          <CheckList items={solution.points} />
        </div>
      </div>
    </section>
  );
}
