import {type ReactNode, useId} from 'react';
import documentation from '#data/reference/documentation.json';
import {INTRODUCTION, OVERVIEW, type SectionEntry, type TagEntry} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import {useLocalPath} from '../../hooks/useLocalPath';
import LongName from 'docusaurus-openapi-pages/components/LongName';
import Method from 'docusaurus-openapi-pages/components/Method';
import SidebarLink from './SidebarLink';

/**
 * The list of the documentation, the same on all of its pages: guides, and what the overview has, in its order. The current entry is
 * marked.
 *
 * @param section on the overview, the section in view; entries then lead to sections
 */
export default function Sidebar({section}: {section?: string}): ReactNode {
  const path = useLocalPath();
  const {guides, before, tags, after} = documentation;
  return (
    <>
      {guides.length > 0 && (
        <Labelled label="Guides">
          {guides.map(({label, href}) => (
            <li key={href}>
              <SidebarLink href={href} isCurrent={path === href}>
                {label}
              </SidebarLink>
            </li>
          ))}
        </Labelled>
      )}
      <ul className="plain-list">
        <li>
          <SidebarLink href={section ? `#${INTRODUCTION}` : OVERVIEW} isCurrent={section === INTRODUCTION}>
            API overview
          </SidebarLink>
          {section && (
            <ul className="plain-list">
              <Sections current={section} sections={before} />
            </ul>
          )}
        </li>
        {tags.map(({label, group, slug, operations}: TagEntry) => (
          <li key={slug}>
            {group && <p>{group}</p>}
            <SidebarLink href={section ? `#${slug}` : `${OVERVIEW}#${slug}`} isCurrent={section === slug}>
              {label}
            </SidebarLink>
            <ul className="plain-list">
              {operations.map((operation) => (
                <li key={operation.slug}>
                  <SidebarLink
                    href={section ? `#${operation.slug}` : operationPath(operation.slug)}
                    isCurrent={section ? section === operation.slug : path === operationPath(operation.slug)}
                  >
                    <Method method={operation.method} />
                    <span>
                      <LongName text={operation.label} />
                    </span>
                  </SidebarLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {section && (
        <Labelled label="More">
          <Sections current={section} sections={after} />
        </Labelled>
      )}
    </>
  );
}

function Labelled({label, children}: {label: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id}>{label}</p>
      <ul aria-labelledby={id} className="plain-list">
        {children}
      </ul>
    </>
  );
}

/** Sections of the overview that belong to no tag. */
function Sections({sections, current}: {sections: readonly SectionEntry[]; current: string}): ReactNode {
  return sections.map(({label, slug}) => (
    <li key={slug}>
      <SidebarLink href={`#${slug}`} isCurrent={current === slug}>
        {label}
      </SidebarLink>
    </li>
  ));
}
