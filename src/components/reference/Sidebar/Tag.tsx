import type {ReactNode} from 'react';
import {around, OVERVIEW, type TagEntry} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import Method from '../Method';
import Entry from './Entry';

/** Operations shown on either side of the current one in a long tag. */
const NEARBY = 30;

export interface TagProps {
  tag: TagEntry;
  /** Path of the page. */
  path: string;
  /** On the overview, the section in view. */
  section?: string;
}

/** A tag with its operations; of a long list, only those near the current one. */
export default function Tag({tag: {label, slug, operations = []}, path, section}: TagProps): ReactNode {
  const current = operations.findIndex((operation) => operationPath(operation.slug) === path);
  const shown = around(operations, current, NEARBY);
  return (
    <li>
      <Entry href={section ? `#${slug}` : `${OVERVIEW}#${slug}`} isCurrent={section === slug}>
        {label}
      </Entry>
      {shown.length > 0 && (
        <ul>
          {shown.map((operation) => (
            <li key={operation.slug}>
              <Entry
                href={section ? `#${operation.slug}` : operationPath(operation.slug)}
                isCurrent={section ? section === operation.slug : path === operationPath(operation.slug)}
              >
                <Method method={operation.method} />
                <span>{operation.label}</span>
              </Entry>
            </li>
          ))}
          {shown.length < operations.length && (
            <li>
              <Entry href={`${OVERVIEW}#${slug}`}>{`All ${operations.length} operations of ${label}`}</Entry>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
