import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';

/** Switches between the light and dark themes; Docusaurus stores the choice if the browser allows it. */
export default function ThemeToggle(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <IconButton
      aria-pressed={colorMode === 'dark'}
      label="Dark theme"
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon className="in-light" name="moon" />
      <Icon className="in-dark" name="sun" />
    </IconButton>
  );
}
