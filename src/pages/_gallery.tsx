import {type ReactNode, useState} from 'react';
import Page from '@site/src/components/layout/Page';
import Scene from '@site/src/components/scenes';
import CopyButton from '@site/src/components/ui/CopyButton';
import {factsOf} from '@site/src/lib/pageFacts';
import type {GalleryPicture} from '@site/src/plugins/content/gallery';
import styles from './_gallery.module.css';

const FACTS = factsOf({
  path: '/pictures',
  title: 'Pictures',
  description: 'Every picture that a record can name.',
  kind: 'background',
  indexed: false,
});

/** Every product picture with the seed that a record names it by. Only the development server has this page. */
export default function Gallery({pictures}: {pictures: readonly GalleryPicture[]}): ReactNode {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = pictures.filter(({seed, layout}) => words.every((word) => `${seed} ${layout}`.includes(word)));
  return (
    <Page facts={FACTS}>
      <section className="section-tight">
        <div className="wrap">
          <h1>Pictures</h1>
          <p>Write a seed as the imageSeed of a record. Only the development server has this page.</p>
          <label className={styles.filter}>
            Filter by seed or layout
            <input onChange={({target}) => setQuery(target.value)} type="search" value={query} />
          </label>
          <p role="status">
            {found.length} of {pictures.length}
          </p>
          <ul className={styles.list}>
            {found.map(({seed, layout}) => (
              <li key={seed}>
                <Scene seed={seed} />
                <p className={styles.name}>
                  <code id={seed}>{seed}</code> {layout}
                  <CopyButton
                    onRefused={() => getSelection()?.selectAllChildren(document.getElementById(seed)!)}
                    text={seed}
                    what={`the seed ${seed}`}
                  />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Page>
  );
}
