import {Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

const Console = lazy(() => import('../Console'));

/** The button that brings the console; `#try` in the address does the same. */
export default function TryIt({summary}: {summary: string}): ReactNode {
  const {hash} = useLocation();
  const [isWanted, setWanted] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#try') setWanted(true);
  }, [hash]);
  useEffect(() => {
    if (isWanted) panel.current?.focus();
  }, [isWanted]);
  if (!isWanted) {
    return (
      <button className={styles.button} id="try" onClick={() => setWanted(true)} type="button">
        <Icon name="play" size={16} />
        Try it
      </button>
    );
  }
  return (
    <section aria-label={`Console: ${summary}`} className={styles.panel} id="try" ref={panel} tabIndex={-1}>
      <LoadFailure>
        <Suspense fallback={<p role="status">The console is on its way.</p>}>
          <Console />
        </Suspense>
      </LoadFailure>
    </section>
  );
}

/** Says so when the console cannot be loaded; the page around it stays. */
class LoadFailure extends Component<{children: ReactNode}, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert">The console could not be loaded. Reload the page to try again, or use the curl command above.</p>
    );
  }
}
