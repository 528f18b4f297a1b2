import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import fonts from '#data/brand/fonts';

/**
 * Preloads both fonts of the brand, so that headlines don't wait for the style sheet. Not in development, where it comes
 * too late.
 *
 * @param also URLs of fonts that the page needs as well. The innermost element counts: its links replace those of the
 * others, because the head keeps one set of links for each `rel`.
 */
export default function FontPreload({also = []}: {also?: readonly string[]}): ReactNode {
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <Head>
      {[...fonts, ...also].map((href) => (
        <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
      ))}
    </Head>
  );
}
