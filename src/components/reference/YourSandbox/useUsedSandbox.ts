import {useEffect, useState} from 'react';
import {loadSandbox, type Loaded} from './load';
import {useSession} from './session';

/** The sandbox if this tab has used it before: only then is it loaded without being asked. */
export function useUsedSandbox(): Loaded | null {
  const {phase, created} = useSession();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isUsed = phase === 'stored' || created.length > 0;
  useEffect(() => {
    let isCurrent = true;
    if (isUsed) {
      loadSandbox().then(
        (all) => isCurrent && setLoaded(all),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isUsed]);
  return loaded;
}
