import type {ReactNode} from 'react';
import ButtonLink from '../../ui/Button/ButtonLink';
import {useAppLinks} from '../../hooks/useSettings';

/**
 * The two calls to action in the hero of a record page.
 *
 * @param isOnNight whether the background is dark in both themes
 */
export default function TrialActions({isOnNight}: {isOnNight?: boolean}): ReactNode {
  return (
    <>
      <ButtonLink kind={isOnNight ? 'accent' : 'primary'} newTab to={useAppLinks().register}>
        Start Free Trial
      </ButtonLink>
      <ButtonLink kind={isOnNight ? 'outline' : 'secondary'} to="/book-a-demo">
        Book a Demo
      </ButtonLink>
    </>
  );
}
