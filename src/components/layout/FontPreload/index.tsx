import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Asks for both fonts with the document, so that headlines do not wait for the style sheet. */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      {[text, display].map((href) => (
        <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
      ))}
    </Head>
  );
}
