import {type ReactNode, useEffect} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import IconButton from 'docusaurus-kit/IconButton';
import CloseButton from 'docusaurus-kit/CloseButton';
import {useOnDemand} from 'docusaurus-kit/hooks/useOnDemand';
import {usePopover} from '@site/src/components/hooks/usePopover';
import styles from './styles.module.css';

const WAYS = [
  {href: '/contact', icon: 'mail', label: 'Contact us'},
  {href: '/book-a-demo', icon: 'calendar', label: 'Book a demo'},
  {href: '/developer', icon: 'book-open', label: 'API documentation'},
  {href: '/accessibility', icon: 'user-check', label: 'Accessibility'},
] as const;

const importAnswers = () => import('./Answers').then(({loadAnswers}) => loadAnswers());

function AnswersOnDemand(): ReactNode {
  const {loaded: Answers, hasFailed, load} = useOnDemand(importAnswers);
  useEffect(load, [load]);
  if (hasFailed) {
    return (
      <p className="muted" role="status">
        <LoadFailure
          onRetry={load}
          text="The answers could not be loaded. You can still reach us through the links below."
        />
      </p>
    );
  }
  return Answers && <Answers />;
}

/**
 * The floating help widget: searches the questions of the site and links to ways of reaching us.
 *
 * A native popover, so that it opens without scripts. The answers are loaded when it is first opened.
 */
export default function HelpWidget(): ReactNode {
  const {ref, isOpen, onToggle} = usePopover();
  return (
    <section aria-label="Help" className={clsx('no-print', styles.widget)}>
      <IconButton aria-haspopup="dialog" className={styles.launcher} label="Help" popoverTarget="help-panel">
        <Icon name={isOpen ? 'x' : 'circle-question-mark'} size={22} />
        {!isOpen && <span>Help</span>}
      </IconButton>
      <div
        aria-labelledby="help-title"
        className={clsx('box ink size-2', styles.panel)}
        id="help-panel"
        onToggle={onToggle}
        popover="auto"
        ref={ref}
        role="dialog"
      >
        <div className="cluster">
          <h2 className="headline-3" id="help-title">
            How can we help?
          </h2>
          <CloseButton label="Close help" popoverTarget="help-panel" popoverTargetAction="hide" />
        </div>
        {isOpen && <AnswersOnDemand />}
        <ul className={clsx('plain-list mt-2', styles.ways)}>
          {WAYS.map(({href, icon, label}) => (
            <li key={href}>
              <Link className="line-up ink" to={href}>
                <Icon className="ink-brand" name={icon} /> {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
