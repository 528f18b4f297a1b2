import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from 'docusaurus-kit/Link';
import type {IconName} from '@site/src/content/icons';
import Icon from '@site/src/components/ui/Icon';
import Logo from '../Header/Logo';
import {useBrand} from '../../hooks/useSettings';
import {useNavigation} from '../../hooks/useNavigation';
import styles from './styles.module.css';

interface FooterItem {
  title: string;
  /** Omitted while there is no page to link to; the entry is then plain text. */
  href?: string;
}

function Column({title, entries}: {title: string; entries: readonly FooterItem[]}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <div>
      <h2 className={`mb-2 ${styles.title}`}>{title}</h2>
      <ul className="plain-list">
        {entries.map((entry) => (
          <li key={entry.title}>
            {entry.href ? <Link to={entry.href}>{entry.title}</Link> : <span>{entry.title}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An app store or a social network with its mark. Without an address, plain text: a mark would look like a button. */
function Mark({icon, title, href}: FooterItem & {icon: IconName}): ReactNode {
  if (!href) return <li>{title}</li>;
  return (
    <li>
      <Link to={href}>
        <Icon name={icon} />
        {title}
      </Link>
    </li>
  );
}

export interface FooterProps {
  /** Where the company is registered; may be empty. */
  registration: string;
  year: number;
}

/** Site footer (section 2). Its columns come from the records and from `src/content/navigation.ts`. */
export default function Footer({registration, year}: FooterProps): ReactNode {
  const navigation = useNavigation();
  const {legalName, tagline, links} = useBrand();
  return (
    <footer className={clsx('tint muted border-top size-2 no-print', styles.footer)}>
      <div className="wrap">
        <div className={clsx('tiles', styles.columns)}>
          <div className={styles.brand}>
            <Logo />
            <p>{tagline}</p>
            <ul aria-label="Apps" className={clsx('plain-list cluster', styles.badges)}>
              <Mark href={links.appStore} icon="smartphone" title="App Store" />
              <Mark href={links.playStore} icon="play" title="Google Play" />
            </ul>
          </div>
          {navigation.footer.map(({title, records, links: own}) => (
            <Column entries={[...(records ? navigation[records] : []), ...own]} key={title} title={title} />
          ))}
        </div>
        <div className={clsx('cluster between border-top mt-5', styles.end)}>
          <span>{`© ${year} ${legalName}`}</span>
          <ul aria-label="Legal" className="plain-list cluster">
            {navigation.legal.map(({title, href}) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
          <ul aria-label="Social media" className="plain-list cluster">
            <Mark href={links.linkedin} icon="linkedin" title="LinkedIn" />
            <Mark href={links.x} icon="x-network" title="X" />
            <Mark href={links.youtube} icon="youtube" title="YouTube" />
          </ul>
        </div>
        {registration && <p className="m-0 mt-4 ink-3">{registration}</p>}
      </div>
    </footer>
  );
}
