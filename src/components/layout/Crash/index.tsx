import {type ReactNode, useEffect, useState} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from 'docusaurus-kit/Button';
import Disclosure from 'docusaurus-kit/Disclosure';

/** What a page shows instead of its content after an error. */
export default function Crash({error}: {error: Error}): ReactNode {
  const {pathname} = useLocation();
  const [crashedOn] = useState(pathname);
  // A link in the header changes only the address and leaves the error on screen, so load the new page.
  useEffect(() => {
    if (pathname !== crashedOn) location.reload();
  }, [pathname, crashedOn]);
  return (
    <main className="section">
      <Head>
        {/* The error may have removed the site's own head. */}
        <html lang={useDocusaurusContext().i18n.currentLocale} />
        <title>Something went wrong</title>
      </Head>
      <div className="wrap narrow">
        <h1 className="headline-1">Something went wrong</h1>
        <p className="lead">
          This page stopped because of an error. Reload it to carry on. If the error comes back, turn off page
          translation and browser extensions, which can interfere with a page, or{' '}
          <a href={useBaseUrl('/contact')}>contact us</a>.
        </p>
        <div className="actions">
          <Button onClick={() => location.reload()}>Reload the page</Button>
          {/* Past the router, because a full load also repairs what the error has broken. */}
          <Button kind="secondary" to="pathname:///">
            Back to Home
          </Button>
        </div>
        <Disclosure className="muted" summary="Error details">
          <p translate="no">{error.message}</p>
        </Disclosure>
      </div>
    </main>
  );
}
