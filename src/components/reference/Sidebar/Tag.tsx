import type {ReactNode} from 'react';
import {OVERVIEW, type TagEntry} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import Method from '../Method';
import Entry from './Entry';

export interface TagProps {
  tag: TagEntry;
  /** Path of the page. */
  path: string;
  /** On the overview, the section in view. */
  section?: string;
}

/** A tag with its operations. */
export default function Tag({tag: {label, slug, operations}, path, section}: TagProps): ReactNode {
  return (
    <li>
      <Entry href={section ? `#${slug}` : `${OVERVIEW}#${slug}`} isCurrent={section === slug}>
        {label}
      </Entry>
      <ul>
        {operations.map((operation) => (
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
      </ul>
    </li>
  );
}
