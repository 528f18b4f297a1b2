import {type ReactNode, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pathWords} from '@site/src/lib/routes';
import {openSearch} from '../request';
import styles from './styles.module.css';

const never = () => () => {};

/** A search for what a missing page may have been about: the words of its address, to be changed at will. */
export default function PathSearch(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // The static document cannot know the address that it will be shown at.
  const suggestion = useSyncExternalStore(
    never,
    () => pathWords(pathname.slice(baseUrl.length - 1)),
    () => '',
  );
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? suggestion;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        openSearch(query);
      }}
      role="search"
    >
      <label className={styles.label} htmlFor="path-search">
        Search the site
      </label>
      <input
        autoComplete="off"
        className={styles.input}
        id="path-search"
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        value={query}
      />
      <button className={styles.button} type="submit">
        Search
      </button>
    </form>
  );
}
