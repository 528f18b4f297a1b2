import type {ReactNode} from 'react';
import Button from 'docusaurus-kit/Button';

/** Instead of the demo. */
export default function BookDemo(): ReactNode {
  return (
    <Button kind="secondary" to="/book-a-demo">
      Book a Demo
    </Button>
  );
}
