import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {parsePricingQuery, parseUsers, pricingQuery, type BillingPeriod, type UserRange} from '@site/src/lib/pricing';

interface PricingState {
  users: number;
  period: BillingPeriod;
  /** What was typed, or given by a link, as the number of users; null if it was set in another way. */
  typed: string | null;
}

/** Debounce for updating the URL, in milliseconds, because browsers limit how often it may change. */
const ADDRESS_DELAY = 300;

/**
 * Users and billing period, synchronised with the query string (`?users=250&billing=monthly`).
 *
 * The first render uses the defaults, like the built page; the query string is read after that.
 *
 * @param range numbers of users on offer; the same object on every render
 */
export function usePricingQuery(range: UserRange) {
  const {search, hash, pathname} = useLocation();
  const history = useHistory();
  const [state, setState] = useState<PricingState>({users: range.initial, period: 'annual', typed: null});
  const [isTouched, setTouched] = useState(false);
  const [hasChosen, setChosen] = useState(false);
  /** The last query string we wrote. It isn't read back, because the slider may have moved on. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (search === written.current) return;
    written.current = null;
    setState({...parsePricingQuery(search, range), typed: new URLSearchParams(search).get('users')});
  }, [search, range]);

  useEffect(() => {
    if (!isTouched) return undefined;
    const timer = setTimeout(() => {
      const next = pricingQuery(search, state.users, state.period, range);
      // The visitor may have navigated away meanwhile.
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
    /** Whether the number of users is the visitor's, or that of a link. */
    hasChosen: hasChosen || state.users !== range.initial,
    setUsers: (users: number) => {
      setChosen(true);
      change({users, typed: null});
    },
    typeUsers: (typed: string) => {
      setChosen(true);
      change({users: parseUsers(typed, range) ?? state.users, typed});
    },
    setPeriod: (period: BillingPeriod) => change({period}),
  };
}
