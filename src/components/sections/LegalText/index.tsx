import type {ReactNode} from 'react';
import type {LegalDocument} from '@site/src/content/schema';
import {slugOf} from '@site/src/lib/slug';
import InlineText from '../../ui/InlineText';
import styles from './styles.module.css';

const longDate = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

export default function LegalText({title, updated, intro, sections}: LegalDocument): ReactNode {
  return (
    <article className={`wrap section muted ${styles.layout}`}>
      <div className={styles.head}>
        <h1 className="headline-1">{title}</h1>
        <p className="mt-4 mb-6 ink-3">
          Last updated: <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
        </p>
        <p>
          <InlineText>{intro}</InlineText>
        </p>
      </div>
      <nav aria-label="On this page" className={`sticky no-print ${styles.contents}`}>
        <ol className="m-0">
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${slugOf(section.title)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`markdown ${styles.text}`}>
        {sections.map((section, index) => (
          <section key={section.title}>
            <h2 id={slugOf(section.title)}>
              {index + 1}. {section.title}
            </h2>
            {section.body.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>
                  <InlineText>{part}</InlineText>
                </p>
              ) : (
                <ul key={part[0]}>
                  {part.map((item) => (
                    <li key={item}>
                      <InlineText>{item}</InlineText>
                    </li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
