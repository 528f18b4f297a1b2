import {type ReactNode, useEffect, useState} from 'react';
import {embedUrl} from '@site/src/lib/meeting';
import styles from './styles.module.css';

export interface MeetingSchedulerProps {
  url: string;
  scriptUrl: string;
}

/** Loading time after which the page suggests the plain link, in milliseconds. */
const PATIENCE = 8000;

/** Whether the page has finished loading. The third party waits for that, so that it can't delay the page. */
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
 * The third-party scheduler (section 7): its script is added when the page opens and removed when it closes. A plain
 * link is always shown, in case the scheduler is blocked or slow.
 */
export default function MeetingScheduler({url, scriptUrl}: MeetingSchedulerProps): ReactNode {
  const hasPageLoaded = useHasPageLoaded();
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasPageLoaded) return undefined;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    document.body.append(script);
    return () => script.remove();
  }, [hasPageLoaded, scriptUrl]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="box">
      {hasPageLoaded && (
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
        <p role="status">
          The calendar is taking a long time to load. Your network may be blocking it. The link below opens it in a new
          tab.
        </p>
      )}
      <p>
        <a href={url} rel="noopener" target="_blank">
          Open the calendar in a new tab
        </a>
      </p>
    </div>
  );
}
