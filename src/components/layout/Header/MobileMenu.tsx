import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Icon from '../../ui/Icon';
import icon from '../../ui/IconButton/styles.module.css';
import PopoverClose from '../../ui/PopoverClose';
import {usePopover} from '../../hooks/usePopover';
import {useAppLinks} from '../../hooks/useSettings';
import {FeaturesPanel, SolutionsPanel} from './panels';
import styles from './styles.module.css';

/**
 * Menu for narrow screens: a native popover, so that opening, Escape and focus return work without scripts. Starts with
 * the documentation sidebar on pages that have one.
 */
export default function MobileMenu(): ReactNode {
  const {ref} = usePopover();
  const {login} = useAppLinks();
  const sidebar = useNavbarSecondaryMenu();
  return (
    <div className={styles.mobile}>
      <button aria-label="Menu" className={icon.button} popoverTarget="site-menu" type="button">
        <Icon name="menu" size={22} />
      </button>
      <div className={styles.sheetMenu} id="site-menu" popover="auto" ref={ref}>
        <PopoverClose label="Close menu" target="site-menu" />
        {sidebar.content && <div className={styles.docs}>{sidebar.content}</div>}
        <nav aria-label="Main, narrow screens">
          <Link className={styles.group} to="/solutions">
            Solutions
          </Link>
          <SolutionsPanel />
          <Link className={styles.group} to="/features">
            Features
          </Link>
          <FeaturesPanel />
          <Link className={styles.group} to="/pricing">
            Pricing
          </Link>
          <Link className={styles.group} to="/integrations">
            Integrations
          </Link>
          <Link className={styles.group} to="/developer">
            Developers
          </Link>
          <Link className={styles.group} rel="noopener" target="_blank" to={login}>
            Log In
          </Link>
        </nav>
      </div>
    </div>
  );
}
