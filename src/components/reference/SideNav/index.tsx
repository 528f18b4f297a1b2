import {type ReactNode, useEffect, useRef} from 'react';
import type {OverviewTag} from '@site/src/openapi/page';
import ListFrame from '../ListFrame';
import Method from '../Method';
import {useActiveSection} from './useActiveSection';

export interface SideNavProps {
  tags: readonly OverviewTag[];
  hasErrors: boolean;
  hasGaps: boolean;
}

interface Entry {
  id: string;
  label: string;
  method?: string;
}

/** All sections of the page in order; operations have a method. */
const entriesOf = ({tags, hasErrors, hasGaps}: SideNavProps): Entry[] => [
  {id: 'introduction', label: 'Introduction'},
  {id: 'authentication', label: 'Authentication'},
  ...tags.flatMap((tag) => [
    {id: tag.slug, label: tag.name},
    ...(tag.operations ?? []).map(({slug, summary, method}) => ({id: slug, label: summary, method})),
  ]),
  ...(hasErrors ? [{id: 'error-catalogue', label: 'Error catalogue'}] : []),
  {id: 'downloads', label: 'Downloads'},
  ...(hasGaps ? [{id: 'known-gaps', label: 'Known gaps'}] : []),
];

/** Links to the sections of /developer; the current one is marked and kept in view. */
export default function SideNav(props: SideNavProps): ReactNode {
  const entries = entriesOf(props);
  const active = useActiveSection(entries.map(({id}) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Don't scroll the list while someone moves through it with the Tab key.
    if (!link || !nav.current || nav.current.querySelector(':focus-visible')) return;
    const {top, bottom} = nav.current.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    // Scroll the list only: scrollIntoView would scroll the page as well.
    if (box.top < top) nav.current.scrollTop -= top - box.top + 24;
    if (box.bottom > bottom) nav.current.scrollTop += box.bottom - bottom + 24;
  }, [active]);
  return (
    <ListFrame label="API sections" ref={nav} toggle="On this page">
      <ul>
        {entries.map(({id, label, method}) => (
          <li data-operation={Boolean(method)} key={id}>
            <a aria-current={id === active ? 'location' : undefined} href={`#${id}`}>
              {method && <Method method={method} />}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
