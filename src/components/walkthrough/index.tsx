import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Walkthrough as WalkthroughProps} from '@site/src/content/walkthrough';
import Scene from '../scenes';
import Heading from '../sections/Heading';
import styles from './styles.module.css';

/** Fragment to which “Watch Demo” leads without scripts. */
const ANCHOR = 'demo';

export default function Walkthrough({title, lead, steps}: WalkthroughProps): ReactNode {
  useBrokenLinks().collectAnchor(ANCHOR);
  return (
    <section className="section" id={ANCHOR}>
      <div className="wrap">
        <Heading intro={lead} title={title} />
        <ol className={clsx('plain-list tiles', styles.steps)}>
          {steps.map((step) => (
            <li key={step.title}>
              <Scene seed={step.imageSeed} />
              <div>
                <h3>{step.title}</h3>
                <p className="muted">{step.caption}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
