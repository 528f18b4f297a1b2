import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const WAYS = [
  {title: 'Quickstart', text: 'Your first calls, without a key.', href: '/developer/guides/quickstart'},
  {title: 'Authentication', text: 'What to send with every request.', href: '/developer/guides/authentication'},
  {title: 'Errors', text: 'What each code means, and what to do.', href: '/developer/guides/errors'},
];

export default function WaysIn(): ReactNode {
  return (
    <ul className={clsx('plain-list tiles', styles.ways)}>
      {WAYS.map(({title, text, href}) => (
        <li className="box linked" key={href}>
          <Link to={href}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
