import {type ReactNode, useEffect, useState} from 'react';
import {embedUrl} from '@site/src/lib/meeting';
import styles from './styles.module.css';

export interface MeetingSchedulerProps {
  /** Link of the scheduler. */
  url: string;
  /** Script that the scheduler wants on the page. */
  scriptUrl: string;
}

/** How long the scheduler may take before the page says what else to do, in milliseconds. */
const PATIENCE = 8000;

/**
 * The third-party scheduler (section 7): its script is added on entry and removed on leaving. A plain link is always
 * there, so that a blocked or slow scheduler leaves the page usable.
 */
export default function MeetingScheduler({url, scriptUrl}: MeetingSchedulerProps): ReactNode {
  const [isEntered, setEntered] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setEntered(true);
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    document.body.append(script);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      script.remove();
    };
  }, [scriptUrl]);
  return (
    <div className={styles.scheduler}>
      {isEntered && (
        <iframe
          className={styles.frame}
          data-loaded={isLoaded}
          onLoad={() => setLoaded(true)}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          src={embedUrl(url)}
          title="Choose a time for your demo"
        />
      )}
      {isLate && !isLoaded && (
        <p className={styles.late} role="status">
          The calendar is taking long to load. It may be blocked in your network; the link below opens it on its own.
        </p>
      )}
      <p className={styles.link}>
        <a href={url} rel="noopener" target="_blank">
          Open the calendar in a new tab
        </a>
      </p>
    </div>
  );
}
