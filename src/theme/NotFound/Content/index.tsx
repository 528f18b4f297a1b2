// Replaced: text by section, similar pages, and redirects from paths such as /pricing/x. Documentation uses it as well.
import {type ReactNode, useEffect} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Head from '@docusaurus/Head';
import redirect from '#data/boot/redirect.json';
import {useLocalPath} from '@site/src/components/hooks/useLocalPath';
import {useNavigation} from '@site/src/components/hooks/useNavigation';
import {useNotFoundSection} from '@site/src/components/hooks/useNotFoundSection';
import {usePagePaths} from '@site/src/components/hooks/usePagePaths';
import PageMeta from '@site/src/components/layout/PageMeta';
import Frame from '@site/src/components/docs/Frame';
import NotFoundPanel from '@site/src/components/sections/NotFoundPanel';
import {factsOf} from '@site/src/lib/pageFacts';
import {NOT_FOUND_TEXTS, outsideAddresses, resolvePath} from '@site/src/lib/unknownPaths';

/** Unknown paths (section 8): text by section and similar pages. Known pages with extra segments redirect. */
export default function NotFoundContent(): ReactNode {
  const {search, hash} = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const path = useLocalPath();
  const resolution = resolvePath(path, usePagePaths());
  const outside = outsideAddresses(useNavigation()).find(({from}) => from === path)?.to;
  const target = resolution.kind === 'redirect' ? baseUrl + resolution.to.slice(1) : null;
  const section = useNotFoundSection(resolution.kind === 'not-found' ? resolution.section : 'page');
  const {title, message} = NOT_FOUND_TEXTS[section];

  useEffect(() => {
    if (outside) location.replace(outside);
    else if (target) history.replace({pathname: target, search, hash});
  }, [outside, target, search, hash, history]);

  const page = (
    <main>
      <PageMeta facts={factsOf({path, title, description: message, kind: 'not-found', indexed: false})} />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{redirect}</script>
        </Head>
      )}
      <NotFoundPanel section={section} />
    </main>
  );
  return section === 'developer' ? <Frame>{page}</Frame> : page;
}
