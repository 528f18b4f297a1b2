import {type ReactNode, useEffect, useRef} from 'react';
import type {OverviewTag} from '@site/src/plugins/reference/pages';
import ListFrame from '../ListFrame';
import Method from '../Method';
import {useActiveSection} from './useActiveSection';

export interface SideNavProps {
  tags: readonly OverviewTag[];
  hasErrors: boolean;
}

interface Entry {
  id: string;
  label: string;
  method?: string;
}

/** Every section of the page in order; operations carry their method. */
const entriesOf = ({tags, hasErrors}: SideNavProps): Entry[] => [
  {id: 'introduction', label: 'Introduction'},
  {id: 'authentication', label: 'Authentication'},
  ...tags.flatMap((tag) => [
    {id: tag.slug, label: tag.name},
    ...(tag.operations ?? []).map(({slug, summary, method}) => ({id: slug, label: summary, method})),
  ]),
  ...(hasErrors ? [{id: 'error-catalogue', label: 'Error catalogue'}] : []),
  {id: 'downloads', label: 'Downloads'},
];

/** Links to the sections of /developer; the one being read is marked and kept in view. */
export default function SideNav(props: SideNavProps): ReactNode {
  const entries = entriesOf(props);
  const active = useActiveSection(entries.map(({id}) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Somebody who walks through the list with the Tab key must not lose sight of the place.
    if (!link || !nav.current || nav.current.querySelector(':focus-visible')) return;
    const {top, bottom} = nav.current.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    // Moves the list only: scrollIntoView would move the page as well.
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
