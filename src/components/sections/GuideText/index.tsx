import type {CSSProperties, ReactNode} from 'react';
import type {BrandExhibit, GuideDocument, GuideSection} from '@site/src/content/schema';
import {slugOf} from '@site/src/lib/slug';
import CodeFont from '../../layout/CodeFont';
import PathCode from '../../ui/PathCode';
import TextPart from '../../ui/TextPart';
import styles from './styles.module.css';

function Part({part}: {part: GuideSection['body'][number]}): ReactNode {
  if (typeof part === 'string' || Array.isArray(part)) return <TextPart code={PathCode}>{part}</TextPart>;
  return (
    <figure className={`m-0 mt-2 mb-5 ${styles.listing}`}>
      <figcaption className="fine mb-2">{part.label}</figcaption>
      <pre className="m-0 size-2">
        <code>
          {part.code.split('\n').map((line, index) => (
            <span className={styles.line} key={index} style={{'--in': line.search(/\S|$/)} as CSSProperties}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

export interface GuideTextProps {
  sections: GuideDocument['sections'];
  /** Renders the exhibit below a section's text. */
  renderExhibit?: (exhibit: BrandExhibit) => ReactNode;
}

export default function GuideText({sections, renderExhibit}: GuideTextProps): ReactNode {
  return (
    <div className={`wrap ruled ${styles.guide}`}>
      <CodeFont />
      {sections.map(({title, body, exhibit}) => (
        <section className="split split-heading" key={title}>
          <h2 id={slugOf(title)}>{title}</h2>
          <div className="muted">
            {body.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </div>
          {exhibit && renderExhibit && <div className={styles.exhibit}>{renderExhibit(exhibit)}</div>}
        </section>
      ))}
    </div>
  );
}
