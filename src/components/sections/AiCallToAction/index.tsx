import type {ReactNode} from 'react';
import type {Home} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import Button from 'docusaurus-kit/Button';
import Icon from '@site/src/components/ui/Icon';

export default function AiCallToAction({title, description, action, ...picture}: Home['aiCta']): ReactNode {
  return (
    <section className="section">
      <div className="wrap split plate tint-iris">
        <div>
          <Icon name="sparkles" size={28} />
          <h2 className="headline-2">{title}</h2>
          <p className="lead">{description}</p>
          <div className="actions">
            <Button to="/ai-course-creation">{action}</Button>
          </div>
        </div>
        <Picture {...picture} bare />
      </div>
    </section>
  );
}
