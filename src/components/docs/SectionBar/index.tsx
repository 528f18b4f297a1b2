import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import documentation from '#data/reference/documentation.json';
import SearchMenu from '@theme/SearchBar/Menu';
import {OVERVIEW} from '@site/src/lib/documentation';
import {operationPath} from '@site/src/lib/paths';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';
import {useLocalPath} from '../../hooks/useLocalPath';
import styles from './styles.module.css';

const {guides, tags} = documentation;
const changelog = guides.filter(({href}) => href.endsWith('/changelog'));
const others = guides.filter((guide) => !changelog.includes(guide));
const operations = tags.flatMap((tag) => tag.operations.map(({slug}) => ({href: operationPath(slug)})));

/** Each section leads to the first of its pages. */
const SECTIONS = [
  {label: 'Guides', pages: others},
  {label: 'API reference', pages: [{href: OVERVIEW}, ...operations]},
  {label: 'Changelog', pages: changelog},
].flatMap(({label, pages}) => (pages[0] ? [{label, to: pages[0].href, paths: pages.map(({href}) => href)}] : []));

/** The sections of the documentation and its search. It stays at the top of the window, in place of the site's header. */
export default function SectionBar({list}: {list: string}): ReactNode {
  const path = useLocalPath();
  return (
    <nav aria-label="Developers" className={clsx('border-bottom no-print', styles.bar)}>
      <div className={clsx('wrap line-up gap-2', styles.row)}>
        <IconButton className={styles.open} label="Documentation" popoverTarget={list}>
          <Icon name="panel-left" />
        </IconButton>
        <ul className={clsx('plain-list line-up', styles.sections)}>
          {SECTIONS.map(({label, to, paths}) => (
            <li key={to}>
              <Link aria-current={path === to ? 'page' : paths.includes(path) || undefined} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SearchMenu className={styles.search} />
      </div>
    </nav>
  );
}
