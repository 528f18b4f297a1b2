import {Fragment, type ReactNode} from 'react';

/** Text whose long words, such as createBatchV1NamespacedJob, break before capitals first. */
export default function LongName({text}: {text: string}): ReactNode {
  if (!/\S{25}/.test(text)) return text;
  return text.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
