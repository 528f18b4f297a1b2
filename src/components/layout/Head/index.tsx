import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocusaurusHead from '@docusaurus/core/lib/client/exports/Head';
import type {Props} from '@docusaurus/Head';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';

/**
 * Docusaurus's Head, in whose place the boot plugin puts this one. It changes nothing until the whole page has hydrated:
 * React hydrates in pieces, and between two of them Docusaurus would replace the served title and description by the
 * defaults of the site, because the page's own are not there yet.
 */
export default function Head(props: Props): ReactNode {
  const isHydrating = useIsHydrating();
  return isHydrating && ExecutionEnvironment.canUseDOM ? null : <DocusaurusHead {...props} />;
}
