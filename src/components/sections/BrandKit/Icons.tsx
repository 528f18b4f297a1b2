import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useBrand} from '../../hooks/useSettings';
import PathCode from '../../ui/PathCode';
import styles from './styles.module.css';

/** Files that the build makes from the symbol, with their size in pixels and use. */
const ICONS: [file: string, size: number, use: string][] = [
  ['favicon.svg', 48, 'browser tabs'],
  ['favicon.ico', 32, 'older browsers'],
  ['apple-touch-icon.png', 90, 'Apple home screens'],
  ['icon-192.png', 90, 'other home screens'],
  ['icon-maskable-512.png', 90, 'home screens that crop icons'],
];

/** The symbol, and the icons made from it. */
export default function Icons(): ReactNode {
  const {symbol} = useBrand();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.icons}>
      <li>
        <span
          aria-hidden="true"
          className={styles.symbol}
          style={{maskImage: `url("${withBaseUrl(symbol)}")`, WebkitMaskImage: `url("${withBaseUrl(symbol)}")`}}
        />
        <span>
          <PathCode>{`static${symbol}`}</PathCode> the source file
        </span>
      </li>
      {ICONS.map(([file, size, use]) => (
        <li key={file}>
          <img alt="" height={size} src={withBaseUrl(`/${file}`)} width={size} />
          <span>
            <code>{file}</code> {use}
          </span>
        </li>
      ))}
    </ul>
  );
}
