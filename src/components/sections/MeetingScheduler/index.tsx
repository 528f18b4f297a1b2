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

/** Whether the browser has loaded the whole page; third parties wait for that, so that they cannot hold it up. */
function useHasPageLoaded(): boolean {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const finish = () => setLoaded(true);
    if (document.readyState === 'complete') finish();
    else window.addEventListener('load', finish);
    return () => window.removeEventListener('load', finish);
  }, []);
  return hasLoaded;
}

/**
 * The third-party scheduler (section 7): its script is added on entry and removed on leaving. A plain link is always
 * there, so that a blocked or slow scheduler leaves the page usable.
 */
export default function MeetingScheduler({url, scriptUrl}: MeetingSchedulerProps): ReactNode {
  const isEntered = useHasPageLoaded();
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isEntered) return undefined;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    document.body.append(script);
    return () => script.remove();
  }, [isEntered, scriptUrl]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
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
