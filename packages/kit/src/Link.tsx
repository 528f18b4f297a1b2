import type {ReactNode} from 'react';
import Internal, {type Props} from '@docusaurus/Link';

/**
 * A link that may lead to another site, a file or mail. Docusaurus's would open them in a new tab, unasked and unannounced;
 * NewTabLink does it where it is meant.
 */
export default function Link(props: Props): ReactNode {
  const isElsewhere = /^\w+:/.test(props.to ?? props.href ?? '');
  return <Internal {...(isElsewhere && {target: '_self'})} {...props} />;
}
