import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import fonts from '@generated/brand/default/fonts';

/** Asks for both fonts with the document, so that headlines do not wait for the style sheet. */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      {fonts.map((href) => (
        <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
      ))}
    </Head>
  );
}
