import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '../../hooks/useSettings';

/** What a page is about and what it costs, in a line, for those who come from a search engine. */
export default function Offer({price}: {price: string}): ReactNode {
  return (
    <>
      Included in {useBrand().name}, the AI-powered LMS: <Link to="/pricing">{price}</Link>.
    </>
  );
}
