import {type ComponentType, type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import questions from '#data/content/questions.json';
import {knownPages, START} from '@site/src/lib/nearbyPages';
import Disclosure from 'docusaurus-kit/Disclosure';
import InlineText from '@site/src/components/ui/InlineText';
import SearchField from '@site/src/components/ui/SearchField';
import Sign from 'docusaurus-kit/Sign';
import {useDebounced} from 'docusaurus-kit/hooks/useDebounced';
import {useNavigation} from '@site/src/components/hooks/useNavigation';
import {usePagePath} from '@site/src/components/hooks/usePagePath';
import {usePagePaths} from '@site/src/components/hooks/usePagePaths';
import {loadSearch} from '@site/src/components/search/SearchDialog/loadSearch';
import {helpSearch, pagesNear, searchQuestions, type HelpSearch} from './search';
import styles from './styles.module.css';

/** Without an answer: the pages that may have one. */
function NearestPages({query}: {query: string}): ReactNode {
  const pages = pagesNear(query, knownPages(START, useNavigation(), usePagePaths()), 3);
  return (
    <>
      <Sign className="muted" kind="empty">
        No answers match. Contact us, or try one of these pages:
      </Sign>
      <ul className={clsx('plain-list mt-2', styles.ways)}>
        {pages.map(({title, href}) => (
          <li key={href}>
            <Link className="line-up ink" to={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answers({search}: {search: HelpSearch}): ReactNode {
  const [query, setQuery] = useState('');
  const found = search(query, usePagePath());
  // Include the query, so that each keystroke restarts the debounce even if the count stays the same.
  const spoken = useDebounced(query && `${found.length} ${found.length === 1 ? 'answer' : 'answers'} for “${query}”`);
  return (
    <div className="stack">
      <SearchField id="help-query" label="Search common questions" onChange={setQuery} query={query} />
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
      {found.length === 0 && <NearestPages query={query} />}
      <div>
        {found.map(({kind, title, text, href, page}) =>
          kind === 'question' ? (
            <Disclosure key={`${href} ${title}`} name="help-answers" summary={<strong>{title}</strong>}>
              <p>
                <InlineText>{text}</InlineText>
              </p>
              <Link to={href}>{`Go to ${page}`}</Link>
            </Disclosure>
          ) : (
            <p className={styles.page} key={`${href} ${title}`}>
              <Link className="bold ink" to={href}>
                {title}
              </Link>
              {page && <span className="ink-3 size-1"> {page}</span>}
            </p>
          ),
        )}
      </div>
    </div>
  );
}

/** The answers, once their search is there: that of the site, or without its index one of the questions alone. */
export async function loadAnswers(): Promise<ComponentType> {
  const hasIndex = process.env.NODE_ENV === 'production';
  const found = hasIndex ? await loadSearch(siteConfig.baseUrl).catch(() => undefined) : undefined;
  const search = helpSearch(found ?? searchQuestions(questions), questions, 4);
  return () => <Answers search={search} />;
}
