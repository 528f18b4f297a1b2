import {type ReactNode, useState} from 'react';
import {usePathQuery} from '../../hooks/usePathQuery';
import Button from '../../ui/Button';
import Field from '../../ui/Field';
import {Input} from '../../ui/Input';
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
      <Field id="path-search" label="Search the site">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
            type="search"
            value={query}
          />
        )}
      </Field>
      <Button kind="secondary" type="submit">
        Search
      </Button>
    </form>
  );
}
