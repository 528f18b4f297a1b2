import type {ReactNode} from 'react';
import Original from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';

/**
 * Docusaurus's Link, in whose place the boot plugin puts this one. It would open other sites, files and mail in a new tab,
 * unasked and unannounced; NewTabLink does it where it is meant.
 */
export default function Link(props: Props): ReactNode {
  const isElsewhere = /^\w+:/.test(props.to ?? props.href ?? '');
  return <Original {...(isElsewhere && {target: '_self'})} {...props} />;
}
