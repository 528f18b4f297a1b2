import {type ReactNode, useEffect, useRef, useState} from 'react';
import {embedUrl} from '@site/src/lib/meeting';
import {useSettings} from '../../hooks/useSettings';
import EmailLink from '../../ui/EmailLink';
import styles from './styles.module.css';

export interface MeetingSchedulerProps {
  url: string;
  scriptUrl: string;
  /** Another way to find a time, which replaces a calendar that doesn't come. */
  children: ReactNode;
}

/** How long the calendar may take before another way replaces it, in milliseconds. */
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
 * The third-party scheduler (section 7): its script is added when the page opens and removed when it closes.
 *
 * A frame also loads the error page that a browser shows for a blocked one. So the calendar counts as loaded if its
 * script has loaded as well, or if it sends us a message.
 */
export default function MeetingScheduler({url, scriptUrl, children}: MeetingSchedulerProps): ReactNode {
  const {contactEmail} = useSettings();
  const hasPageLoaded = useHasPageLoaded();
  const frame = useRef<HTMLIFrameElement>(null);
  const [script, setScript] = useState<'load' | 'error'>();
  const [isFrameLoaded, setFrameLoaded] = useState(false);
  const [hasSpoken, setSpoken] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasPageLoaded) return undefined;
    const element = document.createElement('script');
    element.src = scriptUrl;
    element.async = true;
    element.referrerPolicy = 'no-referrer';
    element.onload = () => setScript('load');
    element.onerror = () => setScript('error');
    document.body.append(element);
    const hear = ({source}: MessageEvent) => source === frame.current?.contentWindow && setSpoken(true);
    window.addEventListener('message', hear);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      element.remove();
    };
  }, [hasPageLoaded, scriptUrl]);
  const isReady = hasSpoken || (isFrameLoaded && script === 'load');
  const isMissing = !isReady && (isLate || script === 'error');
  const link = (
    <a href={url} rel="noopener" target="_blank">
      open the calendar in a new tab
    </a>
  );
  return (
    <div className="stack">
      <p className="m-0" role="status">
        {isMissing ? (
          <>
            <span>The calendar has not loaded. Your network or a content blocker may be blocking it. You can</span>{' '}
            {link}
            <span>, or suggest a time.</span>
          </>
        ) : (
          <>
            <span>Choose a time below,</span> {link} <span>or write to</span>{' '}
            <EmailLink href={`mailto:${contactEmail}?subject=Demo`}>{contactEmail}</EmailLink>.
          </>
        )}
      </p>
      {isMissing && children}
      {hasPageLoaded && (
        <iframe
          className={styles.frame}
          hidden={isMissing}
          onLoad={() => setFrameLoaded(true)}
          ref={frame}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          src={embedUrl(url)}
          title="Choose a time for your demo"
        />
      )}
    </div>
  );
}
