import type {ReactNode} from 'react';
import type {Home} from '@site/src/content/schema';
import Button from 'docusaurus-kit/Button';
import Icon from '@site/src/components/ui/Icon';
import Showcase from '../Showcase';

export default function AiCallToAction({title, description, action, ...picture}: Home['aiCta']): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Showcase {...picture} as="div" ground="iris" side="start">
          <Icon name="sparkles" size={28} />
          <h2 className="headline-2">{title}</h2>
          <p className="mt-4">{description}</p>
          <div className="actions">
            <Button to="/ai-course-creation">{action}</Button>
          </div>
        </Showcase>
      </div>
    </section>
  );
}
