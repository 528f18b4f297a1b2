import type {ReactNode} from 'react';
import Button from 'docusaurus-kit/Button';
import {useAppLinks} from '../../hooks/useSettings';

/** The two calls to action in the hero of a record page and at the end of a page. */
export default function TrialActions(): ReactNode {
  return (
    <>
      <Button newTab to={useAppLinks().register}>
        Start Free Trial
      </Button>{' '}
      <Button kind="secondary" to="/book-a-demo">
        Book a Demo
      </Button>
    </>
  );
}
