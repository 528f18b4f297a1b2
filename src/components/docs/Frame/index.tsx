import {type ReactNode, useLayoutEffect} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import SearchMenu from '@theme/SearchBar/Menu';
import CodeFont from '../../layout/CodeFont';
import CloseButton from 'docusaurus-kit/CloseButton';
import {usePopover} from '../../hooks/usePopover';
import SectionBar from '../SectionBar';
import Sidebar from '../Sidebar';
import 'docusaurus-openapi-pages/shared.css';
import styles from './styles.module.css';

export interface FrameProps {
  /** On the overview, the id of the section in view. */
  section?: string;
  /** The sidebar of the docs instance that has the page: its breadcrumbs come from it. */
  sidebarName?: string;
  sidebarItems?: PropSidebar;
  children: ReactNode;
}

/** How far the list is scrolled, in pixels: kept for the next page, whose list is a new element. */
let kept = 0;

/**
 * The frame of every page of the documentation: the list of pages next to the page. On narrow screens the list is a
 * drawer, a native popover that needs no script.
 */
export default function Frame({section, sidebarName, sidebarItems, children}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const {ref} = usePopover<HTMLElement>();
  useLayoutEffect(() => {
    const list = ref.current!;
    list.scrollTop = kept;
    return () => {
      kept = list.scrollTop;
    };
  }, [ref]);
  useLayoutEffect(() => reveal(ref.current!), [ref, pathname, section]);
  return (
    <DocsSidebarProvider items={sidebarItems} name={sidebarName}>
      <Head>
        <html data-layout="documentation" />
      </Head>
      <CodeFont />
      <SectionBar list="documentation-menu" />
      <div className={clsx('wrap', styles.frame)}>
        <nav
          aria-label="Documentation"
          className={clsx('fades no-print', styles.list)}
          id="documentation-menu"
          onToggle={({currentTarget}) => reveal(currentTarget)}
          popover="auto"
          ref={ref}
        >
          <div className={clsx('line-up mb-2', styles.head)}>
            <SearchMenu className="grow" />
            <CloseButton
              label="Close the documentation menu"
              popoverTarget="documentation-menu"
              popoverTargetAction="hide"
            />
          </div>
          <Sidebar section={section} />
        </nav>
        {children}
      </div>
    </DocsSidebarProvider>
  );
}

/** Scrolls the list to the current entry, and only the list: `scrollIntoView` would scroll the page as well. */
function reveal(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]');
  // Not while someone moves through the list with the Tab key.
  if (!link || list.querySelector(':focus-visible')) return;
  const {top, bottom} = list.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top < top) list.scrollTop -= top - box.top + 24;
  if (box.bottom > bottom) list.scrollTop += box.bottom - bottom + 24;
}
