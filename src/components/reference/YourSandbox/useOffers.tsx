import type {ReactNode} from 'react';
import type {Check} from '@site/src/lib/console/response';
import type {ConsoleOperation} from '@site/src/lib/console/types';
import {fill, offersFor, type Reference} from '@site/src/lib/sandbox/offers';
import type {DraftControl} from '../Console/useDraft';
import FieldOffer from './FieldOffer';
import {useSession} from './session';

/** The field of a console that shows a reference. */
const fieldOf = ({key}: Reference): string => (key.startsWith('body') ? 'body' : key);

/**
 * What the sandbox offers for each field of a console.
 *
 * @param id prefix of the ids of the fields
 * @returns the offers for a field by its key; null if there are none
 */
export function useOffers(
  operation: ConsoleOperation,
  form: DraftControl,
  {id, isSandbox, check}: {id: string; isSandbox: boolean; check: Check},
): (key: string) => ReactNode {
  const carried = useSession();
  const offers = isSandbox ? offersFor(operation, form.draft, carried, check) : [];
  return (key) => {
    const own = offers.filter(({reference}) => fieldOf(reference) === key);
    if (own.length === 0) return null;
    return own.map((offer) => (
      <FieldOffer
        isNamed={key === 'body'}
        key={offer.reference.key}
        offer={offer}
        onFill={(value) => {
          form.setDraft(fill(form.draft, offer.reference, value));
          // The pressed button is about to disappear.
          document.getElementById(`${id}-${key}`)?.focus();
        }}
      />
    ));
  };
}
