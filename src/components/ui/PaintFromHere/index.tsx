import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

const ID = 'paint-from-here';

/**
 * Holds back the first paint until the document has been read up to here, in browsers that know how to.
 *
 * For words that stand centred beside a picture: half a picture would put them elsewhere, and they would move when its
 * rest arrives. A mark of its own, because browsers take an element as read from its start tag on. Once a page.
 */
export default function PaintFromHere(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${ID}`} blocking="render" />
      </Head>
      <span hidden id={ID} />
    </>
  );
}
