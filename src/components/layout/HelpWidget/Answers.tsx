import {type ReactNode, useCallback, useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {HelpAnswer} from '@site/src/lib/help';
import LoadFailure from '../../ui/LoadFailure';
import sign from '../../ui/Sign/styles.module.css';
import {useDebounced} from '../../hooks/useDebounced';
import styles from './styles.module.css';

type Search = (query: string, limit: number) => HelpAnswer[];

const loadSearch = (): Promise<Search> =>
  Promise.all([import('@generated/content/default/help.json'), import('@site/src/lib/help')]).then(
    ([{default: answers}, {searchAnswers}]) =>
      (query, limit) =>
        searchAnswers(answers as HelpAnswer[], query, limit),
  );

/** Search over the FAQs of the site. */
export default function Answers(): ReactNode {
  const [search, setSearch] = useState<Search | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const load = useCallback(() => {
    setFailed(false);
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const found = search?.(query, 4) ?? [];
  // Include the query, so that each keystroke restarts the debounce even if the count stays the same.
  const spoken = useDebounced(
    search && query && `${found.length} ${found.length === 1 ? 'answer' : 'answers'} for “${query}”`,
  );
  if (hasFailed) {
    return (
      <p className={styles.note} role="status">
        <LoadFailure
          onRetry={load}
          text="The answers could not be loaded. You can still reach us through the links below."
        />
      </p>
    );
  }
  return (
    <div className={styles.answers}>
      <label className={styles.label} htmlFor="help-query">
        Search common questions
      </label>
      <input
        autoComplete="off"
        className={styles.input}
        id="help-query"
        maxLength={120}
        onChange={(event) => setQuery(event.target.value)}
        type="search"
        value={query}
      />
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
      {search && found.length === 0 && (
        <p className={clsx(styles.note, sign.empty)}>No answers match. Contact us and we will reply within 24 hours.</p>
      )}
      {found.map(({question, answer, href, page}) => (
        <details className={styles.entry} key={question} name="help-answers">
          <summary>{question}</summary>
          <p>{answer}</p>
          <Link to={href}>{`More on ${page}`}</Link>
        </details>
      ))}
    </div>
  );
}
