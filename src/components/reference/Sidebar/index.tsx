import {type ReactNode, useId} from 'react';
import documentation from '@generated/reference/default/documentation.json';
import {INTRODUCTION, OVERVIEW} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import {useLocalPath} from '../../hooks/useLocalPath';
import Method from '../Method';
import SidebarLink from './SidebarLink';

/**
 * The list of the documentation, the same on all of its pages: overview, guides, operations by tag. The current entry is
 * marked.
 *
 * @param section on the overview, the section in view; entries then lead to sections
 */
export default function Sidebar({section}: {section?: string}): ReactNode {
  const path = useLocalPath();
  const guidesLabel = useId();
  const {guides, tags, sections} = documentation;
  return (
    <>
      <ul>
        <li>
          <SidebarLink href={section ? `#${INTRODUCTION}` : OVERVIEW} isCurrent={section === INTRODUCTION}>
            API overview
          </SidebarLink>
          {section && (
            <ul>
              {sections.map(({label, slug}) => (
                <li key={slug}>
                  <SidebarLink href={`#${slug}`} isCurrent={section === slug}>
                    {label}
                  </SidebarLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      </ul>
      {guides.length > 0 && (
        <>
          <p id={guidesLabel}>Guides</p>
          <ul aria-labelledby={guidesLabel}>
            {guides.map(({label, href}) => (
              <li key={href}>
                <SidebarLink href={href} isCurrent={path === href}>
                  {label}
                </SidebarLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul>
        {tags.map(({label, slug, operations}) => (
          <li key={slug}>
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
        ))}
      </ul>
    </>
  );
}
