import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import SearchBar from '@theme/SearchBar';
import Button from 'docusaurus-kit/Button';
import NewTabLink from 'docusaurus-kit/NewTabLink';
import {useNavigation} from '../../hooks/useNavigation';
import {useAppLinks} from '../../hooks/useSettings';
import Logo from './Logo';
import HoverMenu from './HoverMenu';
import MobileMenu from './MobileMenu';
import ThemeToggle from './ThemeToggle';
import {FeaturesPanel, SolutionsPanel} from './panels';
import styles from './styles.module.css';

/** Site header (section 2): menus, search, theme toggle and the links into the web app. */
export default function Header(): ReactNode {
  const {login, register} = useAppLinks();
  const {header} = useNavigation();
  // Closes the menus on every navigation, even between pages that share a header.
  const {pathname} = useLocation();
  return (
    <header className={clsx('navbar no-print', styles.header)}>
      <div className={clsx('wrap line-up', styles.bar)}>
        <Logo />
        <nav aria-label="Main" className={clsx('line-up gap-5', styles.nav)}>
          <HoverMenu href="/solutions" key={`s${pathname}`} label="Solutions">
            <SolutionsPanel />
          </HoverMenu>
          <HoverMenu href="/features" key={`f${pathname}`} label="Features" wide>
            <FeaturesPanel />
          </HoverMenu>
          {header.map(({title, href}) => (
            <Link className={styles.link} key={href} to={href}>
              {title}
            </Link>
          ))}
        </nav>
        <div className={clsx('line-up', styles.actions)}>
          <SearchBar />
          <ThemeToggle />
          <NewTabLink className={clsx(styles.link, styles.login)} to={login}>
            Log In
          </NewTabLink>
          <Button newTab size="small" to={register}>
            Start Free Trial
          </Button>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
