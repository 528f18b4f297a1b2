import type {ReactNode} from 'react';
import {company} from '../../../content/cast/company';

/** An address of the academy. In `data-domain`, a visitor's own domain can replace the company's (components/brandPreview). */
export function Address({text}: {text: string}): ReactNode {
  const [before, after] = text.split(company.domain);
  if (after === undefined) return <span>{text}</span>;
  return (
    <span>
      {before}
      <span data-domain="">
        <span>{company.domain}</span>
      </span>
      {after}
    </span>
  );
}
