// Added: the steps of the demo as a list.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Scene from '@site/src/components/scenes';
import Heading from '@site/src/components/sections/Heading';
import walkthrough from './content';
import styles from './styles.module.css';

/** Fragment to which “Watch Demo” leads without scripts. */
const ANCHOR = 'demo';

const {title, lead, steps} = walkthrough;

export default function Steps(): ReactNode {
  useBrokenLinks().collectAnchor(ANCHOR);
  return (
    <section className="section" id={ANCHOR}>
      <div className="wrap">
        <Heading intro={lead} title={title} />
        <ol className={clsx('plain-list tiles mt-6', styles.steps)}>
          {steps.map((step) => (
            <li key={step.title}>
              <div data-stage="">
                <Scene bare seed={step.imageSeed} />
              </div>
              <div>
                <h3 className="mb-1">{step.title}</h3>
                <p className="muted m-0">{step.caption}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
