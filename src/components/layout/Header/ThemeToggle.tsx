import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Icon from '../../ui/Icon';
import icon from '../../ui/IconButton/styles.module.css';
import styles from './styles.module.css';

/** Switches between the light and dark themes; Docusaurus stores the choice if the browser allows it. */
export default function ThemeToggle(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      aria-label="Dark theme"
      aria-pressed={colorMode === 'dark'}
      className={icon.button}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      type="button"
    >
      <Icon className={styles.onLight} name="moon" />
      <Icon className={styles.onDark} name="sun" />
    </button>
  );
}
