import {type ReactNode, useState} from 'react';
import {Provider} from 'react-redux';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ApiExplorer from '@theme/ApiExplorer';
import {SchemaExpansionProvider} from '@theme/SchemaExpansion';
import 'docusaurus-theme-openapi-docs/lib/theme/styles.scss';
import {createConsoleStore} from './store';
import {unpackOperation} from './unpack';

/** The theme's explorer for the operation of this page. Loaded on request: it weighs more than the rest of the page. */
export default function Console(): ReactNode {
  const {frontMatter} = useDoc();
  const {api, info_path: infoPath} = frontMatter as {api: string; info_path?: string};
  const [item] = useState(() => unpackOperation(api));
  const [store] = useState(() => createConsoleStore(item));
  return (
    <Provider store={store}>
      <SchemaExpansionProvider>
        <ApiExplorer infoPath={infoPath} item={item} />
      </SchemaExpansionProvider>
    </Provider>
  );
}
