// Added: the sidebar of the reference. Only the current operation's tag is open, and a long tag shows only the operations
// around the current one, so that the page size does not depend on the number of operations.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import ListFrame from '@site/src/components/reference/ListFrame';
import Method from '@site/src/components/reference/Method';

/** Entries shown on either side of the current one in a long list. */
const NEARBY = 30;

export default function Sidebar({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  const {pathname} = useLocation();
  return (
    <ListFrame label="API reference" toggle="All operations">
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            {item.type === 'link' && <Link to={item.href}>{item.label}</Link>}
            {item.type === 'category' && <Tag path={pathname} tag={item} />}
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}

function Tag({tag, path}: {tag: PropSidebarItemCategory; path: string}): ReactNode {
  const {label, items, customProps} = tag;
  const section = customProps!.href as string;
  const current = items.findIndex((item) => isActiveSidebarItem(item, path));
  const isLong = items.length > 2 * NEARBY;
  const shown = isLong ? items.slice(Math.max(0, current - NEARBY), current + NEARBY + 1) : items;
  return (
    <>
      <Link to={section}>{label}</Link>
      {current >= 0 && (
        <ul>
          {shown.map((item) => item.type === 'link' && <Operation item={item} key={item.href} path={path} />)}
          {isLong && (
            <li>
              <Link to={section}>
                All {items.length} operations of {label}
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function Operation({item, path}: {item: PropSidebarItem & {type: 'link'}; path: string}): ReactNode {
  return (
    <li>
      <Link aria-current={isActiveSidebarItem(item, path) ? 'page' : undefined} to={item.href}>
        <Method method={item.customProps!.method as string} />
        <span>{item.label}</span>
      </Link>
    </li>
  );
}
