import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {GuideKit} from '@site/src/lib/brandGuide';
import {useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** Both logos, each on the background of its own theme, regardless of the current one. */
export default function Logos({kit}: {kit: GuideKit}): ReactNode {
  const {logo} = useBrand();
  const paper = kit.swatches.find(({name}) => name === 'paper')!;
  const files = {light: useBaseUrl(logo.light), dark: useBaseUrl(logo.dark)};
  return (
    <div className={styles.logos}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme}>
          <span className={styles.ground} style={{background: paper[theme].hex}}>
            <img alt={logo.alt} height={logo.height} src={files[theme]} width={logo.width} />
          </span>
          <figcaption>
            For the {theme} theme: <code>static{logo[theme]}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
