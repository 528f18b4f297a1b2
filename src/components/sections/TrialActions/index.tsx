import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import {useAppLinks} from '../../hooks/useSettings';

/** The two actions of a record page's hero. */
export default function TrialActions(): ReactNode {
  return (
    <>
      <Button newTab to={useAppLinks().register}>
        Start Free Trial
      </Button>
      <Button kind="secondary" to="/book-a-demo">
        Book a Demo
      </Button>
    </>
  );
}
