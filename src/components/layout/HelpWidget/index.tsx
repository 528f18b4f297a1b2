import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../ui/Icon';
import {useDebounced} from '../../hooks/useDebounced';
import {usePopover} from '../../hooks/usePopover';
import {searchAnswers, type HelpAnswer} from '@site/src/lib/help';
import styles from './styles.module.css';

const loadAnswers = (): Promise<HelpAnswer[]> =>
  import('@generated/content/default/help.json').then((module) => module.default as HelpAnswer[]);

/**
 * The floating help widget of every page: answers from the site's own questions, and ways to reach people.
 *
 * A native popover, so that it opens without a script; the answers are loaded when it is first opened.
 */
export default function HelpWidget(): ReactNode {
  const {ref, isOpen, onToggle} = usePopover();
  return (
    <section aria-label="Help" className={styles.widget}>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        // On narrow screens the word beside the icon is not shown.
        aria-label="Help"
        className={styles.launcher}
        popoverTarget="help-panel"
        type="button"
      >
        <Icon name={isOpen ? 'x' : 'message-circle'} size={22} />
        <span>Help</span>
      </button>
      <div
        aria-labelledby="help-title"
        className={styles.panel}
        id="help-panel"
        onToggle={onToggle}
        popover="auto"
        ref={ref}
        role="dialog"
      >
        <div className={styles.head}>
          <h2 className={styles.title} id="help-title">
            How can we help?
          </h2>
          <button
            aria-label="Close help"
            className={styles.close}
            popoverTarget="help-panel"
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="x" />
          </button>
        </div>
        {isOpen && <Answers />}
        <ul className={styles.ways}>
          <li>
            <Link to="/contact">
              <Icon name="mail" /> Write to us
            </Link>
          </li>
          <li>
            <Link to="/book-a-demo">
              <Icon name="calendar" /> Book a demo
            </Link>
          </li>
          <li>
            <Link to="/developer">
              <Icon name="book-open" /> API documentation
            </Link>
          </li>
          <li>
            <Link to="/accessibility">
              <Icon name="user-check" /> Accessibility
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** A search over the questions of the site. */
function Answers(): ReactNode {
  const [answers, setAnswers] = useState<HelpAnswer[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    loadAnswers().then(setAnswers, () => setFailed(true));
  }, []);
  const found = searchAnswers(answers ?? [], query, 5);
  // The words are part of it, so that every letter puts it off, also one that leaves the number as it is.
  const spoken = useDebounced(
    answers && query && `${found.length} ${found.length === 1 ? 'answer' : 'answers'} for “${query}”`,
  );
  if (hasFailed) {
    return (
      <p className={styles.note} role="status">
        The answers could not be loaded. The links below still lead to us.
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
      {answers && found.length === 0 && (
        <p className={styles.note}>No answer matches. Write to us and a person will answer.</p>
      )}
      {found.map(({question, answer, href, page}) => (
        <details className={styles.entry} key={question} name="help-answers">
          <summary>{question}</summary>
          <p>{answer}</p>
          <Link to={href}>More on {page}</Link>
        </details>
      ))}
    </div>
  );
}
