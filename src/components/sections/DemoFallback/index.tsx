import type {ReactNode} from 'react';
import type {BookADemo} from '@site/src/content/schema';
import Button from 'docusaurus-kit/Button';
import {useSettings} from '../../hooks/useSettings';
import Breakable from '../../ui/Breakable';

/** How to reach a specialist if no scheduler is configured, or if it does not load. */
export default function DemoFallback({title, description}: BookADemo['fallback']): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <div className="box">
      <h2 className="headline-3">{title}</h2>
      <p className="lead">{description}</p>
      <div className="actions">
        <Button to="/contact?about=demo">Suggest a time</Button>{' '}
        <Button kind="secondary" to={`mailto:${contactEmail}?subject=Demo`}>
          <Breakable>{contactEmail}</Breakable>
        </Button>
      </div>
    </div>
  );
}
