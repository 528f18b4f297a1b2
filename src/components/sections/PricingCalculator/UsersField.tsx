import {type ReactNode, useState} from 'react';
import {Input} from 'docusaurus-kit/Input';
import styles from './styles.module.css';

export interface UsersFieldProps {
  users: number;
  /** What the visitor typed, until they set the number in another way. */
  typed: string | null;
  /** Ids of its name and its hint. */
  labelledBy: string;
  describedBy: string;
  isOpenEnded: boolean;
  onType: (text: string) => void;
}

/**
 * Field for the number of users, which shows what is typed until it loses focus. Not of type `number`: a wheel that
 * scrolls the page would change it.
 */
export default function UsersField(props: UsersFieldProps): ReactNode {
  const {users, typed, labelledBy, describedBy, isOpenEnded, onType} = props;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={`${styles.field} line-up muted`}>
      <Input
        aria-describedby={describedBy}
        aria-labelledby={labelledBy}
        autoComplete="off"
        inputMode="numeric"
        maxLength={9}
        onBlur={() => setEditing(false)}
        onChange={(event) => {
          setEditing(true);
          onType(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && setEditing(false)}
        type="text"
        value={(isEditing ? typed : null) ?? users}
      />
      <span aria-hidden="true">{isOpenEnded ? 'users or more' : 'users'}</span>
    </div>
  );
}
