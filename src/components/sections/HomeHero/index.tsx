import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {HomeContent} from '@site/src/content/home';
import Scene from '../../scenes';
import WatchDemo from '../../walkthrough/WatchDemo';
import ButtonLink from '../../ui/Button/ButtonLink';
import Eyebrow from '../../ui/Eyebrow';
import {useAppLinks, useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** Hero of the home page: the slogan, a picture and two calls to action (section 2). */
export default function HomeHero({eyebrow, lead, note, price}: HomeContent['hero']): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={clsx('wrap', styles.grid)}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="headline-1">{useBrand().tagline}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink newTab to={useAppLinks().register}>
              Start Free Trial
            </ButtonLink>
            <WatchDemo />
          </div>
          <p className={styles.note}>
            {note} <Link to="/pricing">{price}</Link>
          </p>
        </div>
        <Scene bare seed="hero" />
      </div>
    </section>
  );
}
