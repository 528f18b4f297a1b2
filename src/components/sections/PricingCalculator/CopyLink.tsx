import {type ReactNode, useState} from 'react';
import Button from 'docusaurus-kit/Button';

/**
 * Copies the address of an estimate. What copies is loaded on demand.
 *
 * @param query the query string of the estimate
 */
export default function CopyLink({query}: {query: string}): ReactNode {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const address = location.origin + location.pathname + query;
    const isCopied = await import('docusaurus-kit/lib/copyText').then(
      ({copyText}) => copyText(address),
      () => false,
    );
    setOutcome(isCopied ? 'Link copied' : `Copy this link: ${address}`);
  };
  return (
    <>
      <Button className="scripted no-print" kind="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <span className="size-2" role="status">
        {outcome}
      </span>
    </>
  );
}
