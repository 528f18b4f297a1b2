import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import WatchDemo from '@theme/WatchDemo';
import type {Home} from '@site/src/content/schema';
import Button from 'docusaurus-kit/Button';
import {useAppLinks, useBrand} from '../../hooks/useSettings';
import PageHero from '../PageHero';

type HomeHeroProps = Omit<Home['hero'], 'compare'> & {
  /** Words of the link to the comparisons, if there are any. */
  compare?: string;
};

/** Hero of the home page: the slogan, a picture and two calls to action (section 2). */
export default function HomeHero({eyebrow, lead, note, price, compare, ...picture}: HomeHeroProps): ReactNode {
  return (
    <PageHero
      archetype="authoring"
      eyebrow={eyebrow}
      headline={useBrand().tagline}
      isHome
      lead={lead}
      note={
        <>
          {note} <Link to="/pricing">{price}</Link>. {compare && <Link to="/compare">{compare}</Link>}
        </>
      }
      picture={picture}
    >
      <Button newTab to={useAppLinks().register}>
        Start Free Trial
      </Button>
      <WatchDemo />
    </PageHero>
  );
}
