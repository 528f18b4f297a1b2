import {type ReactNode, useId, useState} from 'react';
import {parseUsers, type UserRange} from '@site/src/lib/pricing';
import {Input} from '../../ui/Input';
import styles from './styles.module.css';

export interface UsersFieldProps {
  users: number;
  range: UserRange;
  onChange: (users: number) => void;
}

/** Number field for the users. What is typed may be out of range until the field loses focus; its result never is. */
export default function UsersField({users, range, onChange}: UsersFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const change = (text: string) => {
    setDraft(text);
    const parsed = parseUsers(text, range);
    if (parsed !== null) onChange(parsed);
  };
  const isTooFew = draft !== null && draft !== '' && Number(draft) < range.min;
  return (
    <div className={`${styles.field} muted`}>
      <label>
        <span className="visually-hidden">Number of users</span>
        <Input
          aria-describedby={isTooFew ? id : undefined}
          inputMode="numeric"
          max={range.max}
          min={range.min}
          onBlur={() => setDraft(null)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && setDraft(null)}
          step={1}
          type="number"
          value={draft ?? users}
        />
        <span aria-hidden="true">{users < range.max ? 'users' : 'users or more'}</span>
      </label>
      {isTooFew && <p id={id}>Prices start at {range.min} users.</p>}
    </div>
  );
}
