import {type ReactNode, useState} from 'react';
import {usePathQuery} from '../../hooks/usePathQuery';
import Button from '../../ui/Button';
import {openSearch} from '../searchRequest';
import styles from './styles.module.css';

/** Search field for not-found pages, prefilled with the words of the path. */
export default function PathSearch(): ReactNode {
  const suggestion = usePathQuery();
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
      <Button kind="secondary" type="submit">
        Search
      </Button>
    </form>
  );
}
