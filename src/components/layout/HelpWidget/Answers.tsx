import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import answers from '@generated/content/default/help.json';
import {searchAnswers} from '@site/src/lib/help';
import Icon from '../../ui/Icon';
import sign from '../../ui/Sign/styles.module.css';
import {useDebounced} from '../../hooks/useDebounced';
import styles from './styles.module.css';

export default function Answers(): ReactNode {
  const [query, setQuery] = useState('');
  const found = searchAnswers(answers, query, 4);
  // Include the query, so that each keystroke restarts the debounce even if the count stays the same.
  const spoken = useDebounced(query && `${found.length} ${found.length === 1 ? 'answer' : 'answers'} for “${query}”`);
  return (
    <div className={styles.answers}>
      <label className={styles.label} htmlFor="help-query">
        Search common questions
      </label>
      <div className={styles.query}>
        <Icon name="search" size={18} />
        <input
          autoComplete="off"
          id="help-query"
          maxLength={120}
          onChange={(event) => setQuery(event.target.value)}
          type="search"
          value={query}
        />
      </div>
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
      {found.length === 0 && (
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
