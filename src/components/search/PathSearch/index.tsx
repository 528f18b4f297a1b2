import {type ReactNode, useState} from 'react';
import {usePathQuery} from '../../hooks/usePathQuery';
import Button from 'docusaurus-kit/Button';
import SearchField from '../../ui/SearchField';
import {openSearch} from '../searchRequest';

/** Search field for not-found pages, prefilled with the words of the path. */
export default function PathSearch(): ReactNode {
  const suggestion = usePathQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? suggestion;
  return (
    <form
      className="actions scripted"
      onSubmit={(event) => {
        event.preventDefault();
        openSearch(query);
      }}
      role="search"
    >
      <SearchField id="path-search" label="Search the site" onChange={setTyped} query={query} />
      <Button kind="secondary" type="submit">
        Search
      </Button>
    </form>
  );
}
