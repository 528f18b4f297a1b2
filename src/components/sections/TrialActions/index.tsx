import type {ReactNode} from 'react';
import ButtonLink from '../../ui/Button/ButtonLink';
import {useAppLinks} from '../../hooks/useSettings';

/** The two calls to action in the hero of a record page and at the end of a page. */
export default function TrialActions(): ReactNode {
  return (
    <>
      <ButtonLink newTab to={useAppLinks().register}>
        Start Free Trial
      </ButtonLink>
      <ButtonLink kind="secondary" to="/book-a-demo">
        Book a Demo
      </ButtonLink>
    </>
  );
}
