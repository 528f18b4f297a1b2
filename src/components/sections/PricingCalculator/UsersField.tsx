import {type ReactNode, useState} from 'react';
import {parseUsers, type UserRange} from '@site/src/lib/pricing';
import styles from './styles.module.css';

export interface UsersFieldProps {
  users: number;
  range: UserRange;
  onChange: (users: number) => void;
}

/** Number field for the users. The input may be out of range until the field loses focus. */
export default function UsersField({users, range, onChange}: UsersFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    const parsed = parseUsers(text, range);
    if (parsed !== null && String(parsed) === text.trim()) onChange(parsed);
  };
  const leave = () => {
    const parsed = draft === null ? null : parseUsers(draft, range);
    if (parsed !== null) onChange(parsed);
    setDraft(null);
  };
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Number of users</span>
      <input
        inputMode="numeric"
        max={range.max}
        min={range.min}
        onBlur={leave}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        step={1}
        type="number"
        value={draft ?? users}
      />
      <span aria-hidden="true">users</span>
    </label>
  );
}
