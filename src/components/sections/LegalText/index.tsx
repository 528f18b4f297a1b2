import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {LegalDocument, LegalSection} from '@site/src/content/schema';
import {slugOf} from '@site/src/lib/slug';
import InlineText from '../../ui/InlineText';
import TextPart from '../../ui/TextPart';
import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
const longDate = (date: string): string => format.format(new Date(date));

type Body = LegalSection['body'][number];

function Part({part}: {part: Body}): ReactNode {
  if (typeof part === 'string' || Array.isArray(part)) return <TextPart>{part}</TextPart>;
  return (
    <table>
      <caption className="visually-hidden">{part.caption}</caption>
      <thead>
        <tr>
          {part.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function LegalText({title, updated, earlier = [], intro, sections}: LegalDocument): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const section of sections) collectAnchor(slugOf(section.title));
  return (
    <article className={`wrap section muted ${styles.layout}`}>
      <div className={styles.head}>
        <h1 className="headline-1">{title}</h1>
        <p className="mt-4 mb-6 ink-3">
          Last updated: <time dateTime={updated}>{longDate(updated)}</time>
          {earlier.map((version) => (
            <Fragment key={version.updated}>
              {' · '}
              <Link to={`pathname://${version.file}`}>Version of {longDate(version.updated)}</Link>
            </Fragment>
          ))}
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
            {section.body.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
