import {type ReactNode, useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Page from '@site/src/components/layout/Page';
import NearbyPages from '@site/src/components/sections/NearbyPages';
import Button from '@site/src/components/ui/Button';
import Rings from '@site/src/components/ui/Rings';
import {useNavigation} from '@site/src/components/useNavigation';
import {useNotFoundSection} from '@site/src/components/useNotFoundSection';
import {notFoundText, resolvePath} from '@site/src/lib/routes';

/** Unknown paths (section 8): words that fit the section, the nearest pages; known pages with more behind them lead on. */
export default function NotFound(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const navigation = useNavigation();
  const resolution = resolvePath(pathname.slice(baseUrl.length - 1), navigation);
  const target = resolution.kind === 'redirect' ? baseUrl + resolution.to.slice(1) : null;
  const section = useNotFoundSection(resolution.kind === 'not-found' ? resolution.section : 'page');
  const {title, message, link} = notFoundText(section);

  useEffect(() => {
    if (target) history.replace({pathname: target, search, hash});
  }, [target, search, hash, history]);

  return (
    <Page meta={{title, description: message}} noIndex>
      <section className="section" data-not-found={section} style={{position: 'relative', overflow: 'hidden'}}>
        <Rings />
        <div className="wrap narrow" style={{position: 'relative', zIndex: 1}}>
          <h1 className="headline-1">{title}</h1>
          <p className="lead">{message}</p>
          <div className="actions">
            <Button to="/">{link}</Button>
          </div>
        </div>
      </section>
      <NearbyPages navigation={navigation} section={section} />
    </Page>
  );
}
