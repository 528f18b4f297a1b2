/** Replaces Docusaurus' `Head`, which changes the document before the whole page has hydrated. */
import {type ReactNode, useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocusaurusHead from '@docusaurus/core/lib/client/exports/Head';
import type {Props} from '@docusaurus/Head';

const never = () => () => {};
const isHydrated = () => true;
const isServed = () => !ExecutionEnvironment.canUseDOM;

export default function Head(props: Props): ReactNode {
  const isShown = useSyncExternalStore(never, isHydrated, isServed);
  return isShown ? <DocusaurusHead {...props} /> : null;
}
