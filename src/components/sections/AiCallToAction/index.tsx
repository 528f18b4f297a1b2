import type {ReactNode} from 'react';
import type {HomeContent} from '@site/src/content/home';
import Scene from '../../scenes';
import ButtonLink from '../../ui/Button/ButtonLink';
import Icon from '../../ui/Icon';

export default function AiCallToAction({title, description, action, imageSeed}: HomeContent['aiCta']): ReactNode {
  return (
    <section className="section">
      <div className="wrap split plate tint-iris">
        <div>
          <Icon name="sparkles" size={28} />
          <h2 className="headline-2">{title}</h2>
          <p className="lead">{description}</p>
          <div className="actions">
            <ButtonLink to="/ai-course-creation">{action}</ButtonLink>
          </div>
        </div>
        <Scene bare seed={imageSeed} />
      </div>
    </section>
  );
}
