import type {ReactNode} from 'react';
import TrialActions from '../TrialActions';

export interface CallToActionProps {
  title: string;
  description: string;
}

export default function CallToAction({title, description}: CallToActionProps): ReactNode {
  return (
    <section className="section no-print">
      <div className="wrap">
        <div className="plate night on-night">
          <h2 className="headline-2">{title}</h2>
          <p className="lead">{description}</p>
          <div className="actions">
            <TrialActions />
          </div>
        </div>
      </div>
    </section>
  );
}
