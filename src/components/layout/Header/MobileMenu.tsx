import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import SearchMenu from '@theme/SearchBar/Menu';
import Button from 'docusaurus-kit/Button';
import Disclosure from 'docusaurus-kit/Disclosure';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';
import NewTabLink from 'docusaurus-kit/NewTabLink';
import CloseButton from 'docusaurus-kit/CloseButton';
import {useNavigation} from '../../hooks/useNavigation';
import {usePopover} from '../../hooks/usePopover';
import {useAppLinks} from '../../hooks/useSettings';
import Logo from './Logo';
import ThemeToggle from './ThemeToggle';
import {FeaturesPanel, SolutionsPanel} from './panels';
import styles from './styles.module.css';

/**
 * Menu for narrow screens: a native popover, so that opening, Escape and focus return work without scripts. Its foot stays
 * in sight while the rest scrolls.
 */
export default function MobileMenu(): ReactNode {
  const {ref} = usePopover();
  const {login, register} = useAppLinks();
  const {header, narrow} = useNavigation();
  return (
    <div className={styles.mobile}>
      <IconButton label="Menu" popoverTarget="site-menu">
        <Icon name="menu" size={22} />
      </IconButton>
      <div className={styles.sheetMenu} id="site-menu" popover="auto" ref={ref}>
        <div className={clsx('line-up gap-0', styles.head)}>
          <Logo />
          <ThemeToggle />
          <CloseButton label="Close menu" popoverTarget="site-menu" popoverTargetAction="hide" />
        </div>
        <div className={styles.body}>
          <SearchMenu className={styles.search} />
          <nav aria-label="Main, narrow screens">
            <Disclosure className={styles.group} summary="Solutions">
              <SolutionsPanel />
            </Disclosure>
            <Disclosure className={styles.group} summary="Features">
              <FeaturesPanel />
            </Disclosure>
            {[...header, ...narrow].map(({title, href}) => (
              <Link className={styles.group} key={href} to={href}>
                {title}
              </Link>
            ))}
            <NewTabLink className={styles.group} to={login}>
              Log In
            </NewTabLink>
          </nav>
        </div>
        <div className={clsx('line-up border-top', styles.foot)}>
          <Button className="grow" newTab to={register}>
            Start Free Trial
          </Button>
          <Button kind="secondary" to="/book-a-demo">
            Book a Demo
          </Button>
        </div>
      </div>
    </div>
  );
}
