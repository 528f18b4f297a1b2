import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import fonts from '@generated/brand/default/fonts';

/** Preloads both fonts, so that headlines don't wait for the style sheet. Not in development, where it comes too late. */
export default function FontPreload(): ReactNode {
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <Head>
      {fonts.map((href) => (
        <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
      ))}
    </Head>
  );
}
