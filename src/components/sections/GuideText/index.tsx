import type {ReactNode} from 'react';
import type {BrandExhibit, GuideDocument, GuideSection} from '@site/src/content/schema';
import {slugOf} from '@site/src/lib/slug';
import styles from './styles.module.css';

/** Text with code between backticks. */
function Text({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

function Part({part}: {part: GuideSection['body'][number]}): ReactNode {
  if (typeof part === 'string') {
    return (
      <p>
        <Text>{part}</Text>
      </p>
    );
  }
  if (Array.isArray(part)) {
    return (
      <ul>
        {part.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <figure className={styles.listing}>
      <figcaption>{part.label}</figcaption>
      <pre tabIndex={0}>
        <code>{part.code}</code>
      </pre>
    </figure>
  );
}

export interface GuideTextProps {
  sections: GuideDocument['sections'];
  /** Renders the exhibit below a section's text. */
  renderExhibit?: (exhibit: BrandExhibit) => ReactNode;
}

/** The sections of a how-to page. */
export default function GuideText({sections, renderExhibit}: GuideTextProps): ReactNode {
  return (
    <div className={`wrap ${styles.guide}`}>
      {sections.map(({title, body, exhibit}) => (
        <section aria-labelledby={slugOf(title)} key={title}>
          <h2 id={slugOf(title)}>{title}</h2>
          {body.map((part, index) => (
            <Part key={index} part={part} />
          ))}
          {exhibit && renderExhibit && <div className={styles.exhibit}>{renderExhibit(exhibit)}</div>}
        </section>
      ))}
    </div>
  );
}
