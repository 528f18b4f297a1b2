import type {ReactNode} from 'react';
import Button from 'docusaurus-kit/Button';
import {useAppLinks} from '../../hooks/useSettings';

/** The two calls to action in the hero of a record page and at the end of a page; the demo comes first if it is asked for. */
export default function TrialActions({isDemoFirst}: {isDemoFirst?: boolean}): ReactNode {
  const trial = (
    <Button key="trial" kind={isDemoFirst ? 'secondary' : undefined} newTab to={useAppLinks().register}>
      Start Free Trial
    </Button>
  );
  const demo = (
    <Button key="demo" kind={isDemoFirst ? undefined : 'secondary'} to="/book-a-demo">
      Book a Demo
    </Button>
  );
  return isDemoFirst ? [demo, ' ', trial] : [trial, ' ', demo];
}
