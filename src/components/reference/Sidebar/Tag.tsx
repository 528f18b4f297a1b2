import type {ReactNode} from 'react';
import {OVERVIEW, type TagEntry} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import Method from '../Method';
import SidebarLink from './SidebarLink';

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
      <SidebarLink href={section ? `#${slug}` : `${OVERVIEW}#${slug}`} isCurrent={section === slug}>
        {label}
      </SidebarLink>
      <ul>
        {operations.map((operation) => (
          <li key={operation.slug}>
            <SidebarLink
              href={section ? `#${operation.slug}` : operationPath(operation.slug)}
              isCurrent={section ? section === operation.slug : path === operationPath(operation.slug)}
            >
              <Method method={operation.method} />
              <span>{operation.label}</span>
            </SidebarLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
