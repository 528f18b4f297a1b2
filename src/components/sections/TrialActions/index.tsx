import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import {useAppLinks} from '../../hooks/useSettings';

/**
 * The two calls to action in the hero of a record page.
 *
 * @param isOnNight whether the background is dark in both themes
 */
export default function TrialActions({isOnNight}: {isOnNight?: boolean}): ReactNode {
  return (
    <>
      <Button kind={isOnNight ? 'accent' : 'primary'} newTab to={useAppLinks().register}>
        Start Free Trial
      </Button>
      <Button kind={isOnNight ? 'quiet' : 'secondary'} to="/book-a-demo">
        Book a Demo
      </Button>
    </>
  );
}
