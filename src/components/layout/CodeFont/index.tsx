import type {ReactNode} from 'react';
import font from '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2';
import FontPreload from '../FontPreload';
import './font.css';

const FONTS = [font];

/** The code font, for pages with code. If it arrived later than the page, the browser would lay out all code again. */
export default function CodeFont(): ReactNode {
  return <FontPreload also={FONTS} />;
}
