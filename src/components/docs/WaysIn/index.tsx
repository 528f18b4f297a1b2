import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {vars} from '../../scenes/parts/vars';
import styles from './styles.module.css';

const WAYS = [
  {title: 'Quickstart', text: 'Your first calls, without a key.', href: '/developer/guides/quickstart'},
  {title: 'Authentication', text: 'What to send with every request.', href: '/developer/guides/authentication'},
  {title: 'Errors', text: 'What each code means, and what to do.', href: '/developer/guides/errors'},
];

export default function WaysIn(): ReactNode {
  return (
    <ul className={clsx('plain-list tiles gap-3 mt-6 mb-5', styles.ways)} style={vars({'--tile': '13rem'})}>
      {WAYS.map(({title, text, href}) => (
        <li className="box linked size-2" key={href}>
          <Link className="bold size-3" to={href}>
            {title}
          </Link>
          <p className="m-0 mt-1">{text}</p>
        </li>
      ))}
    </ul>
  );
}
