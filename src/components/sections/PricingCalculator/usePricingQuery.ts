import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {parsePricingQuery, pricingQuery, type BillingPeriod, type UserRange} from '@site/src/lib/pricing';

interface PricingState {
  users: number;
  period: BillingPeriod;
}

/** How long the address waits for the slider to rest, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY = 300;

/**
 * Users and billing period, shared through the address (`?users=250&billing=monthly`).
 *
 * The first render shows the defaults, as the built page does; the address is read right after it.
 *
 * @param range numbers of users on offer; the same object on every render
 */
export function usePricingQuery(range: UserRange) {
  const {search, hash, pathname} = useLocation();
  const history = useHistory();
  const [state, setState] = useState<PricingState>({users: range.initial, period: 'annual'});
  const [isTouched, setTouched] = useState(false);
  /** What was written to the address last; when it is seen there, the slider may have moved on already. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (search === written.current) return;
    written.current = null;
    setState(parsePricingQuery(search, range));
  }, [search, range]);

  useEffect(() => {
    if (!isTouched) return undefined;
    const timer = setTimeout(() => {
      const next = pricingQuery(search, state.users, state.period, range);
      // Another page may have been asked for meanwhile.
      if (next === search || history.location.pathname !== pathname) return;
      written.current = next;
      history.replace({pathname, search: next, hash});
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state, isTouched, search, hash, pathname, history, range]);

  const change = (part: Partial<PricingState>) => {
    setTouched(true);
    setState((previous) => ({...previous, ...part}));
  };
  return {
    ...state,
    setUsers: (users: number) => change({users}),
    setPeriod: (period: BillingPeriod) => change({period}),
  };
}
